import { z } from 'zod'
import { maxLength } from '../base/constants.ts'
import { IdMasukan, teksWajib } from '../base/isian.ts'
import { isianTexts } from '../base/texts.ts'
import { ProfilTenaga } from '../schedule/tenaga-profesional.schema.ts'

const Lokasi = teksWajib(maxLength.lokasi, isianTexts.wajib)

export const TenagaProfesionalBaru = z.object({
  user_id: IdMasukan,
  spesialisasi_id: IdMasukan,
  lokasi: Lokasi,
  /** Left out, it is the first clinic. */
  klinik_id: IdMasukan.optional(),
})
export type TenagaProfesionalBaru = z.output<typeof TenagaProfesionalBaru>

/** Other fields of the object may come back with it; only these are changed. */
export const TenagaProfesionalPerubahan = ProfilTenaga.extend({
  spesialisasi_id: IdMasukan.optional(),
  lokasi: Lokasi.optional(),
  klinik_id: IdMasukan.optional(),
})
export type TenagaProfesionalPerubahan = z.output<typeof TenagaProfesionalPerubahan>
