import * as z from 'zod/mini'
import { describeSchema } from '../base/describe-schema.ts'
import { Id } from '../base/isian.ts'
import { Kelas } from './konsultasi.schema.ts'

/**
 * One version of a reply, with its author and time in ISO 8601; null where they were not recorded yet. `terlambat`: written
 * more than `PERBAIKAN_JAM` hours after the version that it replaced.
 */
export const VersiBalasan = z.object({
  versi: z.int(),
  isi: z.string(),
  oleh: z.nullable(z.string()),
  pada: z.nullable(z.string()),
  terlambat: z.boolean(),
})
describeSchema(VersiBalasan, 'One version of a reply, with its author and time where they are known.')
export type VersiBalasan = z.output<typeof VersiBalasan>

/** What a patient says to a record whose correction was refused. */
export const PernyataanRekam = z.object({ permintaan_id: Id, isi: z.string(), pada: z.string() })
describeSchema(PernyataanRekam, 'What a patient says to a record whose correction was refused.')
export type PernyataanRekam = z.output<typeof PernyataanRekam>

/**
 * A late correction of a reply, without its text: of which consultation (`tanggal` is its start), which version, by whom and when,
 * and when the text that it replaced was written.
 */
export const PerbaikanBalasan = z.object({
  jadwal_id: Id,
  tanggal: z.string(),
  name: z.string(),
  nama_profesional: z.string(),
  kelas: Kelas,
  versi: z.int(),
  oleh: z.nullable(z.string()),
  pada: z.string(),
  sebelumnya_pada: z.string(),
})
describeSchema(PerbaikanBalasan, 'A late correction of a reply, without its text.')
export type PerbaikanBalasan = z.output<typeof PerbaikanBalasan>
