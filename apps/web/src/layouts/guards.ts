import type { LevelId } from '@sehati/contract/base/access'
import { redirect } from '@tanstack/react-router'
import { dariOf, inOwnArea, inPublic, targetOf } from '../base/lib/paths.ts'
import type { Session } from '../base/lib/session.ts'
import { restoreSession } from '../people/auth/restore-session.ts'

type Guarded = { location: { pathname: string; href: string; search: object } }

/** Lets signed-in users through and sends others to /login, which leads back afterwards. `session_expired` is the reason where the server refused the token. */
export async function requireSignedIn({ location }: Guarded): Promise<Session> {
  let isRefused = false
  const actor = await restoreSession(() => {
    isRefused = true
  })
  if (actor !== null) return actor
  const reason = isRefused ? 'session_expired' : undefined
  throw redirect({ href: inPublic('/login', { reason, dari: targetOf(location) }) })
}

/** Guard of one role's area: another role is sent to its own home, and a patient to the same page of their own area. */
export const requireLevel = (level: LevelId) => async (guarded: Guarded) => {
  const actor = await requireSignedIn(guarded)
  if (actor.level_id !== level) throw redirect({ href: inOwnArea(actor.level_id, guarded.location.href) })
}

/** For /login and /register: a user who is signed in already goes where they were going, or home. */
export async function requireSignedOut({ location }: Guarded) {
  // If the session cannot be checked, the user counts as a guest: the login page must open without the server.
  const actor = await restoreSession().catch(() => null)
  if (actor !== null) throw redirect({ href: inOwnArea(actor.level_id, dariOf(location.search)) })
}

/** For /profile, /chat and /konsultasi/7, which every role has in its own area. */
export async function toOwn(guarded: Guarded) {
  const actor = await requireSignedIn(guarded)
  throw redirect({ href: inOwnArea(actor.level_id, guarded.location.href) })
}
