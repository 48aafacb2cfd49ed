import type { Actor } from '@sehati/contract/base/access'
import { KUOTA_BERKAS, KUOTA_BYTES } from '@sehati/contract/base/constants'
import type { Verdict } from '@sehati/contract/base/verdict'
import { isPatientOf, isProfessionalOf, type Owned } from '../../consultation/konsultasi/konsultasi.policy.ts'

/** A conversation belongs to the patient and the professional of its consultation. Admins have no access. */
export const isPeserta = (actor: Actor, ruang: Owned): boolean =>
  isPatientOf(actor, ruang) || isProfessionalOf(actor, ruang)

/** Whether one more file of this many bytes is within a person's quota; `sent` is what they sent within a day. */
export const checkKuota = (sent: { berkas: number; bytes: number }, bytes: number): Verdict<'ATTACHMENT_QUOTA'> =>
  sent.berkas >= KUOTA_BERKAS || sent.bytes + bytes > KUOTA_BYTES ? 'ATTACHMENT_QUOTA' : null
