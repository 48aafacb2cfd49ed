import type { Actor } from '@sehati/contract/base/access'
import type { Kelas } from '@sehati/contract/consultation/konsultasi.schema'
import { isPatientOf, isProfessionalOf } from '../../consultation/konsultasi/konsultasi.policy.ts'

/** A consultation as the notes need it: its two people, and whether it is of psychology. */
export type PihakRekam = { jadwal_id: number; user_id: number; profesional_id: number; kelas: Kelas }

/** Whether the caller writes the notes of this consultation: its psychologist, and no other user. */
export const mayWrite = (actor: Actor, k: PihakRekam): boolean => k.kelas === 'psikologi' && isProfessionalOf(actor, k)

/** Whether the caller gives grants and reads what was released: its client, and no other user. */
export const isKlien = (actor: Actor, k: PihakRekam): boolean => isPatientOf(actor, k)
