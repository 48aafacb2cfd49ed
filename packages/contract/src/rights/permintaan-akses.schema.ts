import * as z from 'zod/mini'
import { maxLength } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { Id, teksWajib } from '../base/isian.ts'
import { isianTexts } from '../base/texts.ts'
import { Zona } from '../base/waktu.ts'
import { alasanAkses } from './permintaan.rules.ts'

/** An open request for notes of psychology, for those who decide. Instants with the offset of Jakarta. */
export const PermintaanAkses = z.object({
  permintaan_id: Id,
  nama: z.string(),
  /** Whether all notes are asked for that the psychologist wrote about the client; the notes of one consultation otherwise. */
  semua: z.boolean(),
  /** The psychologist; null where none wrote notes about the client, or an older request asks several at once. */
  penulis: z.nullable(z.string()),
  /** The consultation; of all notes, the consultations whose notes the caller reads. When each began, in the zone of its clinic. */
  konsultasi: z.array(z.object({ jadwal_id: Id, tanggal: z.string(), zona: Zona })),
  /** Whether the caller wrote notes that are asked for. */
  milik_saya: z.boolean(),
  /** Whether the caller reads the notes of the psychologist, who is gone. */
  boleh_baca: z.boolean(),
  diterima_pada: z.string(),
  batas: z.string(),
  terlambat: z.boolean(),
  isi: z.nullable(z.string()),
})
describeSchema(
  PermintaanAkses,
  'An open request of a client for notes that their copy leaves out: of which consultation, or all notes of a psychologist, until when, and the words of the client.',
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
