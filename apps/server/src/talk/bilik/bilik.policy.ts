import type { Actor } from '@sehati/contract/base/access'
import type { PeranBilik } from '@sehati/contract/talk/bilik.schema'
import { isPatientOf, isProfessionalOf, type Owned } from '../../consultation/konsultasi/konsultasi.policy.ts'

/** Whose seat in the room of a consultation this is; null for every other person, admins included. */
export function peranOf(actor: Actor, k: Owned): PeranBilik | null {
  if (isPatientOf(actor, k)) return 'pasien'
  return isProfessionalOf(actor, k) ? 'tenaga' : null
}

export const lawanOf = (peran: PeranBilik): PeranBilik => (peran === 'pasien' ? 'tenaga' : 'pasien')
