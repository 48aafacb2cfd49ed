import { type Actor, isAdmin } from '@sehati/contract/base/access'

type Milik = { profesional_id: number }

/** A leave is managed by its professional and by admins; for every other account it does not exist. */
export const mayManage = (actor: Actor, cuti: Milik): boolean => isOwn(actor, cuti) || isAdmin(actor.level_id)

/** The note of a leave that the professional took is private. */
export const mayReadNote = (actor: Actor, cuti: Milik & { oleh_klinik: boolean }): boolean =>
  isOwn(actor, cuti) || (cuti.oleh_klinik && isAdmin(actor.level_id))

/** Whether the caller acts for the clinic, and not on their own leave. */
export const isByClinic = (actor: Actor, cuti: Milik): boolean => !isOwn(actor, cuti)

const isOwn = ({ profesional_id }: Actor, cuti: Milik): boolean =>
  profesional_id !== null && cuti.profesional_id === profesional_id
