import * as z from 'zod/mini'
import { AlasanTercatat } from '../base/alasan.ts'
import { maxLength } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { Id, IdMasukan, teksWajib } from '../base/isian.ts'
import { isianTexts } from '../base/texts.ts'

const isi = {
  kepada: teksWajib(maxLength.kepada, isianTexts.kosong),
  alasan: AlasanTercatat,
}

/** Who outside of the clinic was told of a person, because a life was in danger, and why. It is not changed later. */
export const UngkapMasukan = z.object(isi)
describeSchema(
  UngkapMasukan,
  'Who outside of the clinic was told of a person because a life was in danger, and why. The person can read it; it is not changed later.',
)
export type UngkapMasukan = z.output<typeof UngkapMasukan>

/** The same of the patient of a consultation. */
export const UngkapKonsultasi = z.object({ jadwal_id: IdMasukan, ...isi })
describeSchema(UngkapKonsultasi, 'The same of the patient of a consultation of the caller.')
export type UngkapKonsultasi = z.output<typeof UngkapKonsultasi>

/** What the caller has recorded. Instants with the offset of Jakarta. */
export const Pengungkapan = z.object({
  pengungkapan_id: Id,
  nama: z.string(),
  /** The consultation; null where an alert was handled. */
  jadwal_id: z.nullable(Id),
  kepada: z.string(),
  alasan: z.string(),
  pada: z.string(),
})
describeSchema(Pengungkapan, 'Who outside of the clinic the caller told of a person, when and why.')
export type Pengungkapan = z.output<typeof Pengungkapan>
