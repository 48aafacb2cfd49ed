import * as z from 'zod/mini'
import { batasTerbanyak, maxLength } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { fromDigits, Id, IdMasukan, namaWajib, tanggalWajar, teks } from '../base/isian.ts'
import { isianTexts } from '../base/texts.ts'
import { isianStaf } from '../base/texts-staf.ts'
import { Tanggal } from '../base/waktu.ts'

/** A span of calendar dates in Jakarta, both included, in which visits are counted. */
export const Semester = z.object({
  semester_id: Id,
  nama: z.string(),
  dari: Tanggal,
  sampai: Tanggal,
  /** How many allowances there are in it. */
  kelonggaran: z.int(),
  /** Each type with a quota: how many patients had a visit of it in the semester, and how many of these may have no more. */
  kuota: z.array(z.object({ jenis_id: Id, nama_jenis: z.string(), batas: z.int(), pasien: z.int(), habis: z.int() })),
})
describeSchema(Semester, 'A span of calendar dates in Jakarta, both included, in which visits are counted.')
export type Semester = z.output<typeof Semester>

export const SemesterMasukan = z
  .object({
    nama: namaWajib(maxLength.nama_semester, isianTexts.kosong),
    dari: tanggalWajar(Tanggal),
    sampai: tanggalWajar(Tanggal),
  })
  .check(z.refine(({ dari, sampai }) => sampai >= dari, { path: ['sampai'], message: isianStaf.urutanTanggal }))
describeSchema(SemesterMasukan, 'A new semester, or a changed one.')
export type SemesterMasukan = z.output<typeof SemesterMasukan>

/**
 * More visits of a type in a semester than the type allows, which an admin gave to a patient. `oleh` is the name of that
 * admin, `sejak` an instant with the offset of Jakarta. `batas` includes `tambahan`; null where the type has no quota now.
 */
export const Kelonggaran = z.object({
  user_id: Id,
  name: z.string(),
  jenis_id: Id,
  nama_jenis: z.string(),
  semester_id: Id,
  tambahan: z.int(),
  alasan: z.string(),
  oleh: z.string(),
  sejak: z.string(),
  terpakai: z.int(),
  batas: z.nullable(z.int()),
})
describeSchema(Kelonggaran, 'More visits of a type in a semester, which an admin gave to a patient.')
export type Kelonggaran = z.output<typeof Kelonggaran>

/** Gives an allowance or replaces it; `tambahan` 0 takes it away, and needs no reason. */
export const KelonggaranMasukan = z
  .object({
    user_id: IdMasukan,
    jenis_id: IdMasukan,
    semester_id: IdMasukan,
    tambahan: fromDigits(z.int().check(z.minimum(0), z.maximum(batasTerbanyak.tambahan))),
    alasan: z._default(teks(maxLength.alasan), ''),
  })
  .check(
    z.refine(({ tambahan, alasan }) => tambahan === 0 || alasan !== '', {
      path: ['alasan'],
      message: isianTexts.kosong,
    }),
  )
describeSchema(KelonggaranMasukan, 'Gives, changes or takes away (`tambahan` 0) an allowance.')
export type KelonggaranMasukan = z.output<typeof KelonggaranMasukan>

/** What a patient has used of the quota of a type in the semester of today. `batas` includes an allowance. */
export const Jatah = z.object({
  jenis_id: Id,
  nama_jenis: z.string(),
  semester: z.string(),
  terpakai: z.int(),
  batas: z.int(),
})
describeSchema(Jatah, 'What the caller has used of the quota of a type in the semester of today.')
export type Jatah = z.output<typeof Jatah>
