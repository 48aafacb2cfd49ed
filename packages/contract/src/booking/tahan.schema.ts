import * as z from 'zod/mini'
import { describeSchema } from '../base/describe-schema.ts'
import { Id, IdMasukan } from '../base/isian.ts'
import { Jam, Tanggal, TanggalMasukan, Zona } from '../base/waktu.ts'
import { JamDilihat, JenisDipilih } from '../consultation/konsultasi.schema.ts'

/** What takes time of a professional: the values of `tempat.jenis`. */
export const jenisTempat = ['konsultasi', 'tahan', 'alihan', 'sisih', 'tawaran'] as const

/** The slot that a patient wants to hold; the same fields as in a booking. */
export const TahanMasukan = z.object({
  profesional_id: IdMasukan,
  jadwal_tenaga_id: IdMasukan,
  tanggal: TanggalMasukan,
  jam_mulai: JamDilihat,
  jenis_id: JenisDipilih,
})
describeSchema(TahanMasukan, 'The slot to hold, named as in a booking.')
export type TahanMasukan = z.output<typeof TahanMasukan>

/** A slot that is held for a patient until `habis_pada`, an instant with its offset. Times of day are those of a clock in `zona`. */
export const Tahan = z.object({
  tahan_id: Id,
  habis_pada: z.string(),
  profesional_id: Id,
  jadwal_tenaga_id: Id,
  tanggal: Tanggal,
  jam_mulai: Jam,
  jam_selesai: Jam,
  zona: Zona,
  jenis_id: Id,
})
describeSchema(Tahan, 'A slot that is held for a patient until `habis_pada`.')
export type Tahan = z.output<typeof Tahan>
