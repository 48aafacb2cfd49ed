import type { Actor } from '@sehati/contract/access'

/** A session is its professional's alone; for another professional it does not exist. */
export const mayManage = (actor: Actor, session: { profesional_id: number }): boolean =>
  actor.profesional_id !== null && session.profesional_id === actor.profesional_id
