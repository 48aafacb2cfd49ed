import type { LevelId } from '@sehati/contract/access'
import { areaOf, type OwnPath } from '@sehati/contract/screens'
import { redirect } from '@tanstack/react-router'
import { homeOf, inOwnArea } from '../lib/paths.ts'
import { restoreSession } from '../lib/restore-session.ts'
import type { Session } from '../lib/session.ts'

type Guarded = { location: { href: string } }

/** Lets signed-in users through and sends others to /login, which leads back afterwards. `session_expired` is the reason where the server refused the token. */
export async function requireSignedIn({ location }: Guarded): Promise<Session> {
  let isRefused = false
  const actor = await restoreSession(() => {
    isRefused = true
  })
  if (actor !== null) return actor
  const reason = isRefused ? 'session_expired' : undefined
  throw redirect({ to: '/login', search: { reason, dari: location.href } })
}

/** Guard of one role's area: another role is sent to its own home, and a patient to the same page of their own area. */
export const requireLevel = (level: LevelId) => async (guarded: Guarded) => {
  const actor = await requireSignedIn(guarded)
  if (actor.level_id !== level) throw redirect({ href: inOwnArea(actor.level_id, guarded.location.href) })
}

/** For /login and /register: who is signed in already goes home. */
export async function requireSignedOut() {
  // If the session cannot be checked, the user counts as a guest: the login page must open without the server.
  const actor = await restoreSession().catch(() => null)
  if (actor !== null) throw redirect({ to: homeOf(actor.level_id) })
}

/** For /profile and /chat, which every role has in its own area. */
export const toOwn = (page: OwnPath) => async (guarded: Guarded) => {
  const actor = await requireSignedIn(guarded)
  const [, search] = guarded.location.href.split('?')
  throw redirect({ href: `${areaOf[actor.level_id]}${page}${search ? `?${search}` : ''}` })
}
