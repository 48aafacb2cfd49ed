import * as z from 'zod/mini'
import { maxLength } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { Id, teksWajib } from '../base/isian.ts'
import { isianTexts } from '../base/texts.ts'
import { Zona } from '../base/waktu.ts'
import { alasanAkses } from './permintaan.rules.ts'

/** An open request for the notes of a consultation of psychology, for those who decide. Instants with the offset of Jakarta. */
export const PermintaanAkses = z.object({
  permintaan_id: Id,
  jadwal_id: Id,
  /** The client, and when the consultation began, in the zone of its clinic. */
  nama: z.string(),
  tanggal: z.string(),
  zona: Zona,
  nama_profesional: z.string(),
  /** Whether the caller is the psychologist of the consultation. */
  milik_saya: z.boolean(),
  diterima_pada: z.string(),
  batas: z.string(),
  terlambat: z.boolean(),
  isi: z.nullable(z.string()),
})
describeSchema(
  PermintaanAkses,
  'An open request of a client for notes that their copy leaves out: about which consultation, until when, and the words of the client.',
)
export type PermintaanAkses = z.output<typeof PermintaanAkses>

/** The decision: given, by notes that are released or in words; or withheld, with a ground. */
export const PutusanAkses = z.object({
  tindakan: z.enum(['jawab', 'tolak']),
  jawaban: teksWajib(maxLength.keluhan, isianTexts.kosong),
  // An empty choice of a form is none.
  alasan_tolak: z.optional(
    z.pipe(
      z.transform<unknown, unknown>((value) => (value === '' ? null : value)),
      z.nullable(z.enum(alasanAkses)),
    ),
  ),
})
describeSchema(
  PutusanAkses,
  'What becomes of a request for notes: answered, or withheld with a ground. The client reads `jawaban`.',
)
export type PutusanAkses = z.output<typeof PutusanAkses>
