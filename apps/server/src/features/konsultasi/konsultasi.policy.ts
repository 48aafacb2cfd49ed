import { type Actor, isAdmin, isPatient, isProfessional } from '@sehati/contract/access'

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
