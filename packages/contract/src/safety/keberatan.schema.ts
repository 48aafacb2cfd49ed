import * as z from 'zod/mini'
import { maxLength } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { fromDigits, Id, IdMasukan, teks } from '../base/isian.ts'
import { Kelas } from '../consultation/konsultasi.schema.ts'
import { BarisJejak, HasilTinjauan, NomorJejak } from '../record/jejak.schema.ts'

/** A row of the own trail that seems wrong, by its number, and why. Reviewers read the words, and no other account. */
export const KeberatanMasukan = z.object({
  nomor: fromDigits(NomorJejak),
  isi: z.pipe(teks(maxLength.alasan), z.string().check(z.minLength(10))),
})
describeSchema(KeberatanMasukan, 'A row of the own trail that seems wrong, by its number, and why.')
export type KeberatanMasukan = z.output<typeof KeberatanMasukan>

/** The report that was received, and until when it is to be answered. Instants with the offset of Jakarta. */
export const KeberatanBaru = z.object({ keberatan_id: Id, tinjau_sebelum: z.string() })
describeSchema(KeberatanBaru, 'The report that was received, and until when it is to be answered.')
export type KeberatanBaru = z.output<typeof KeberatanBaru>

/**
 * A report that the caller can answer: the row of the trail, who reported it and why. `kelas` is that of the consultation that the row is
 * about, null where it is about none. `terlambat`: it should have been answered by now.
 */
export const Keberatan = z.extend(BarisJejak, {
  keberatan_id: Id,
  pelapor: z.string(),
  isi: z.string(),
  dibuat_pada: z.string(),
  tinjau_sebelum: z.string(),
  terlambat: z.boolean(),
  kelas: z.nullable(Kelas),
})
describeSchema(
  Keberatan,
  'A report of a row of the trail that the caller can answer: the row, who reported it and why.',
)
export type Keberatan = z.output<typeof Keberatan>

/** The answer to a report. The person who reported reads it. It cannot be changed. */
export const TanggapanMasukan = z.object({
  keberatan_id: IdMasukan,
  hasil: HasilTinjauan,
  isi: z.pipe(teks(maxLength.alasan), z.string().check(z.minLength(10))),
})
describeSchema(
  TanggapanMasukan,
  'The answer to a report: whether the access was justified, and words that the person who reported reads.',
)
export type TanggapanMasukan = z.output<typeof TanggapanMasukan>
