import * as z from 'zod/mini'
import { describeSchema } from '../base/describe-schema.ts'

/**
 * Parts of a professional's list. `hari_ini`: on today's date in Jakarta, and not cancelled. `mendatang`: scheduled, and not
 * begun yet; `perlu_dijawab` are those of them that wait for the professional's decision. `riwayat`: everything else.
 */
export const BagianKonsultasi = z.enum(['hari_ini', 'perlu_dijawab', 'mendatang', 'riwayat'])
describeSchema(BagianKonsultasi, 'A part of a professional’s list: today, to be answered, ahead, or the rest.')
export type BagianKonsultasi = z.infer<typeof BagianKonsultasi>

/**
 * Consultations ahead that an admin should act on. `belum_dijawab`: no decision yet, though they begin within 24 hours or were
 * requested more than two days ago. `lewat_janji`: the deadline of the answer has passed. `terdampak`: on a closed day, in a
 * leave, or of an account that is not active.
 */
export const PerhatianKonsultasi = z.enum(['belum_dijawab', 'lewat_janji', 'terdampak'])
describeSchema(PerhatianKonsultasi, 'What an admin should act on: not answered in time, or stranded.')
export type PerhatianKonsultasi = z.output<typeof PerhatianKonsultasi>

/** How many consultations each part has; `semua` is `mendatang` and `riwayat` together. */
export const JumlahBagian = z.object({
  semua: z.int(),
  hari_ini: z.int(),
  perlu_dijawab: z.int(),
  mendatang: z.int(),
  riwayat: z.int(),
})
describeSchema(JumlahBagian, 'How many consultations each part of a professional’s list has.')
export type JumlahBagian = z.output<typeof JumlahBagian>
