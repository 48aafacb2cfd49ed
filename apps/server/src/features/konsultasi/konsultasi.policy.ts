import { type Actor, isAdmin, isPatient, isProfessional } from '@sehati/contract/access'
import type { SebabBatal } from '@sehati/contract/konsultasi.schema'
import type { Verdict } from '@sehati/contract/user.rules'
import type { SlotLama } from './slot-lama.store.ts'

export type Owned = { user_id: number; profesional_id: number }

/** A consultation is read by its patient, by its professional, and by admins. For anybody else it does not exist. */
export const mayRead = (actor: Actor, k: Owned): boolean =>
  isAdmin(actor.level_id) || isPatientOf(actor, k) || isProfessionalOf(actor, k)

/** It is answered by its professional and by admins. */
export const mayAnswer = (actor: Actor, k: Owned): boolean => isAdmin(actor.level_id) || isProfessionalOf(actor, k)

/** Only whoever stands in the patient's place cancels, moves and reviews it. */
export const isPatientOf = (actor: Actor, k: Owned): boolean => isPatient(actor.level_id) && k.user_id === actor.user_id

export const isProfessionalOf = (actor: Actor, k: Owned): boolean =>
  isProfessional(actor.level_id) && actor.profesional_id !== null && k.profesional_id === actor.profesional_id

/**
 * Why a consultation cannot have its slot back, null where it can. The patient learns first what became of the session, the
 * clinic what became of the day. That an account was closed is the database's to say to the clinic (`PEOPLE_INACTIVE`).
 */
export function checkSlotLama(slot: SlotLama, pihak: SebabBatal): Verdict {
  const day = slot.tutup ? 'CLINIC_CLOSED' : slot.cuti ? 'PROFESSIONAL_AWAY' : null
  if (pihak === 'klinik') return day ?? (slot.sesiTetap ? null : 'SLOT_INVALID')
  return slot.sesiTetap && slot.tenagaAktif ? day : 'SLOT_INVALID'
}
