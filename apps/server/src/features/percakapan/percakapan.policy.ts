import type { Actor } from '@sehati/contract/access'
import { isPatientOf, isProfessionalOf, type Owned } from '../konsultasi/konsultasi.policy.ts'

/** A conversation belongs to the patient and the professional of its consultation. Admins have no part in it. */
export const isPeserta = (actor: Actor, ruang: Owned): boolean =>
  isPatientOf(actor, ruang) || isProfessionalOf(actor, ruang)
