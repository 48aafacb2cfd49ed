import * as z from 'zod/mini'
import { maxLength } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { IdMasukan, teksWajib } from '../base/isian.ts'
import { isianTexts } from '../base/texts.ts'
import { ProfilTenaga } from '../schedule/tenaga-profesional.schema.ts'

const Lokasi = teksWajib(maxLength.lokasi, isianTexts.wajib)

export const TenagaProfesionalBaru = z.object({
  user_id: IdMasukan,
  spesialisasi_id: IdMasukan,
  lokasi: Lokasi,
  /** Left out, it is the first clinic. */
  klinik_id: z.optional(IdMasukan),
})
describeSchema(TenagaProfesionalBaru, 'Makes a person of level 2 or 3 a professional.')
export type TenagaProfesionalBaru = z.output<typeof TenagaProfesionalBaru>

/** Other fields of the object may come back with it; only these are changed. */
export const TenagaProfesionalPerubahan = z.extend(ProfilTenaga, {
  spesialisasi_id: z.optional(IdMasukan),
  lokasi: z.optional(Lokasi),
  klinik_id: z.optional(IdMasukan),
})
describeSchema(TenagaProfesionalPerubahan, 'A new speciality or place of a professional.')
export type TenagaProfesionalPerubahan = z.output<typeof TenagaProfesionalPerubahan>
