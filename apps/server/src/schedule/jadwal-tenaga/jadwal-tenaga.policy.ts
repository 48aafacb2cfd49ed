import type { Actor } from '@sehati/contract/base/access'

/** Only its professional may change a session; for another professional it does not exist. */
export const mayManage = (actor: Actor, session: { profesional_id: number }): boolean =>
  actor.profesional_id !== null && session.profesional_id === actor.profesional_id
