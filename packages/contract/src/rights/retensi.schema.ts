import * as z from 'zod/mini'
import { describeSchema } from '../base/describe-schema.ts'
import { Tanggal } from '../base/waktu.ts'
import { semuaKelasRetensi, semuaSebabRetensi } from '../record/retensi.rules.ts'

const Kelas = z.enum(semuaKelasRetensi)

/** What of a class ends until a day: how many rows, and since when the period of the oldest counts. Of accounts and records: how many people. */
const KelasBerakhir = z.object({
  kelas: Kelas,
  jumlah: z.int(),
  tertua: z.nullable(z.string()),
})

/** A night: how many rows ended, and the classes that did not end, with the reason. */
const JalanRetensi = z.object({
  pada: z.string(),
  jumlah: z.int(),
  ditolak: z.array(z.object({ kelas: Kelas, sebab: z.enum(semuaSebabRetensi) })),
})
export type JalanRetensi = z.output<typeof JalanRetensi>

export const Retensi = z.object({ sampai: Tanggal, kelas: z.array(KelasBerakhir), jalan: z.array(JalanRetensi) })
describeSchema(
  Retensi,
  'What of each class of data ends until the day `sampai`, or is proposed to be destroyed, and the last runs of the retention.',
)
export type Retensi = z.output<typeof Retensi>
