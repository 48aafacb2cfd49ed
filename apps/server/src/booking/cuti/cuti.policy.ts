import type { Actor } from '@sehati/contract/base/access'

/** Only its professional may see a leave; for another professional it does not exist. */
export const mayManage = (actor: Actor, cuti: { profesional_id: number }): boolean =>
  actor.profesional_id !== null && cuti.profesional_id === actor.profesional_id
