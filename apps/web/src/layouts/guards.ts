import type { LevelId } from '@sehati/contract/access'
import { redirect } from '@tanstack/react-router'
import { areaOf, homeOf } from '../lib/paths.ts'
import { type Session, session } from '../lib/session.ts'

type Guarded = { location: { href: string } }

/** Lets signed-in people through and sends everybody else to /login, to come back afterwards. */
async function requireSignedIn({ location }: Guarded): Promise<Session> {
  const actor = await session.load()
  if (actor === null) throw redirect({ to: '/login', search: { dari: location.href } })
  return actor
}

/** Guard of one role's area: another role is sent to its own home. */
export const requireLevel = (level: LevelId) => async (guarded: Guarded) => {
  const actor = await requireSignedIn(guarded)
  if (actor.level_id !== level) throw redirect({ to: homeOf(actor.level_id) })
}

/** For /login and /register: who is signed in already goes home. */
export async function requireSignedOut() {
  const actor = await session.load()
  if (actor !== null) throw redirect({ to: homeOf(actor.level_id) })
}

/** For /profile and /chat, which every role has in its own area. */
export const toOwn = (page: '/profile' | '/chat') => async (guarded: Guarded) => {
  const actor = await requireSignedIn(guarded)
  const [, search] = guarded.location.href.split('?')
  throw redirect({ href: `${areaOf[actor.level_id]}${page}${search ? `?${search}` : ''}` })
}
