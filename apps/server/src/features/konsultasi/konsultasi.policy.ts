import { type Actor, isAdmin, isPatient, isProfessional } from '@sehati/contract/access'
import type { SisiBatal } from '@sehati/contract/konsultasi/rules'
import type { Verdict } from '@sehati/contract/user/rules'
import type { SlotLama } from './slot-lama.store.ts'

export type Owned = { user_id: number; profesional_id: number }

/** A consultation is read by its patient, by its professional, and by admins. For any other user it does not exist. */
export const mayRead = (actor: Actor, k: Owned): boolean =>
  isAdmin(actor.level_id) || isPatientOf(actor, k) || isProfessionalOf(actor, k)

/** What the clinic proposes instead is for its patient and admins: it tells a professional where the patient may go. */
export const mayReadProposal = (actor: Actor, k: Owned): boolean => isAdmin(actor.level_id) || isPatientOf(actor, k)

/** Its professional and admins may reply to it. */
export const mayAnswer = (actor: Actor, k: Owned): boolean => isAdmin(actor.level_id) || isProfessionalOf(actor, k)

/** Only its patient cancels, moves and reviews it. */
export const isPatientOf = (actor: Actor, k: Owned): boolean => isPatient(actor.level_id) && k.user_id === actor.user_id

export const isProfessionalOf = (actor: Actor, k: Owned): boolean =>
  isProfessional(actor.level_id) && actor.profesional_id !== null && k.profesional_id === actor.profesional_id

/**
 * Why a consultation cannot be restored to its slot; null where it can. A patient gets the reason of the session first, the
 * clinic the reason of the day. The database reports a closed account to the clinic (`PEOPLE_INACTIVE`).
 */
export function checkSlotLama(slot: SlotLama, pihak: SisiBatal): Verdict {
  const day = slot.tutup ? 'CLINIC_CLOSED' : slot.cuti ? 'PROFESSIONAL_AWAY' : null
  if (pihak === 'klinik') return day ?? (slot.sesiTetap ? null : 'SLOT_INVALID')
  return slot.sesiTetap && slot.tenagaAktif ? day : 'SLOT_INVALID'
}
