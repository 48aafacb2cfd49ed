import * as z from 'zod/mini'
import { describeSchema } from '../base/describe-schema.ts'
import { Tanggal } from '../base/waktu.ts'

const UntukPemroses = z.enum(['server', 'email', 'whatsapp', 'video'])
export type UntukPemroses = z.output<typeof UntukPemroses>

/** Who processes data for the clinic, and for what; and the country in which the data are stored, where the operator declared it. */
export const Pemroses = z.object({
  negara: z.nullable(z.string()),
  pihak: z.array(z.object({ untuk: UntukPemroses, nama: z.string() })),
})
describeSchema(Pemroses, 'Who processes data for the clinic, and the country in which the data are stored.')
export type Pemroses = z.output<typeof Pemroses>

const Kegiatan = z.object({
  tabel: z.string(),
  keperluan: z.string(),
  dasar: z.string(),
  isi: z.array(z.string()),
  penerima: z.array(z.string()),
  retensi: z.string(),
  ekspor: z.string(),
  hapus: z.string(),
})

/**
 * The register of processing with what only the running clinic knows: its name, its data protection officers, its processors, when data were
 * last recovered from a backup, and the last check of the trail.
 */
export const RegisterPemrosesan = z.extend(Pemroses, {
  pengendali: z.string(),
  petugas: z.array(z.string()),
  pemulihan: z.nullable(z.string()),
  pemeriksaan: z.nullable(z.object({ hari: Tanggal, rusak: z.int() })),
  kegiatan: z.array(Kegiatan),
})
describeSchema(RegisterPemrosesan, 'The register of processing (UU PDP Art. 31) with what the running clinic knows.')
export type RegisterPemrosesan = z.output<typeof RegisterPemrosesan>
