import * as z from 'zod/mini'
import { batasTerbanyak } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { bolehKosong, fromDigits, Id } from '../base/isian.ts'
import { Tanggal } from '../base/waktu.ts'

const PerHari = z.int().check(z.minimum(1), z.maximum(batasTerbanyak.per_hari))
const PerMinggu = z.int().check(z.minimum(1), z.maximum(batasTerbanyak.per_minggu))

/**
 * The caps of a professional: how many live consultations they have at most on a date, and from Monday to Sunday. Null: as
 * many as there are sessions.
 */
export const BatasTenaga = z.object({
  profesional_id: Id,
  name: z.string(),
  nama_spesialisasi: z.string(),
  per_hari: z.nullable(PerHari),
  per_minggu: z.nullable(PerMinggu),
  /** The week after this one, in Jakarta: its Monday, its consultations, and the date with the most of them. */
  pekan_depan: z.object({
    senin: Tanggal,
    jumlah: z.int(),
    /** Null: there are none. */
    teramai: z.nullable(z.object({ tanggal: Tanggal, jumlah: z.int() })),
  }),
})
describeSchema(
  BatasTenaga,
  'A professional with their caps a day and a week, and how many consultations they have next week.',
)
export type BatasTenaga = z.output<typeof BatasTenaga>

/** Both caps; null or an empty text means none. What is booked stays. */
export const BatasMasukan = z.object({
  per_hari: z._default(bolehKosong(fromDigits(PerHari)), null),
  per_minggu: z._default(bolehKosong(fromDigits(PerMinggu)), null),
})
describeSchema(BatasMasukan, 'Both caps of a professional; null means none.')
export type BatasMasukan = z.output<typeof BatasMasukan>
