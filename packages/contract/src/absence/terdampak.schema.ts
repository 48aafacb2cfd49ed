import * as z from 'zod/mini'
import { maxLength } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { Id, IdMasukan, teksWajib } from '../base/isian.ts'
import { isianStaf } from '../base/texts-staf.ts'
import { Jam, Zona } from '../base/waktu.ts'
import { JadwalUlang, StatusKonsultasi } from '../consultation/konsultasi.schema.ts'
import { UsulanSlot } from '../schedule/ketersediaan.schema.ts'
import { AlihanMasukan, HasilAlihan } from './alihan.schema.ts'
import { semuaJawaban } from './tawaran-waktu.rules.ts'
import { HasilTawaranWaktu, WaktuDipilih } from './tawaran-waktu.schema.ts'
import { semuaTindakan } from './terdampak.rules.ts'

/** What becomes of one stranded consultation. */
export const TindakanTerdampak = z.discriminatedUnion('tindakan', [
  z.object({ jadwal_id: IdMasukan, tindakan: z.literal('batal') }),
  z.object({
    jadwal_id: IdMasukan,
    tindakan: z.literal('jadwal-ulang'),
    ...JadwalUlang.shape,
  }),
  z.object({ jadwal_id: IdMasukan, tindakan: z.literal('tawarkan'), waktu: WaktuDipilih }),
  z.object({ jadwal_id: IdMasukan, tindakan: z.literal('alihkan'), ...AlihanMasukan.shape }),
])
describeSchema(TindakanTerdampak, 'What becomes of one consultation that a closed day or a leave strands.')
export type TindakanTerdampak = z.output<typeof TindakanTerdampak>

const MAX_TINDAKAN = 200

/** What becomes of stranded consultations, all or none. `pesan` goes to each patient concerned. */
export const Penyelesaian = z.object({
  tindakan: z.array(TindakanTerdampak).check(
    z.minLength(1),
    z.maxLength(MAX_TINDAKAN),
    z.refine((all) => new Set(all.map(({ jadwal_id }) => jadwal_id)).size === all.length),
  ),
  pesan: teksWajib(maxLength.alasan, isianStaf.pesanPasien),
})
describeSchema(Penyelesaian, 'What becomes of stranded consultations, all or none. `pesan` goes to each patient.')
export type Penyelesaian = z.output<typeof Penyelesaian>

/** `data` of a refused resolution: why, for each consultation that stood in the way. Nothing was changed. */
export const PenolakanTindakan = z.object({
  ditolak: z.array(z.object({ jadwal_id: Id, code: z.string(), message: z.string() })),
})
export type PenolakanTindakan = z.output<typeof PenolakanTindakan>

/**
 * What was done last for a consultation that a leave strands, and how that stands; with its patient and its time as it is now. No
 * clinical text.
 */
export const PenangananTerdampak = z.object({
  jadwal_id: Id,
  name: z.string(),
  tanggal: z.string(),
  jam_mulai: Jam,
  jam_selesai: Jam,
  zona: Zona,
  status: StatusKonsultasi,
  tindakan: z.enum(semuaTindakan),
  dibuat: z.string(),
  /** How the offer stands, where times or a colleague were offered. */
  hasil: z.nullable(z.union([HasilTawaranWaktu, HasilAlihan])),
  /** What the patient says to it; null where nothing was asked, and where the offer ended without them. */
  jawaban: z.nullable(z.enum(semuaJawaban)),
})
describeSchema(
  PenangananTerdampak,
  'What was done for a consultation that a leave strands: cancelled, moved, or times or a colleague were offered; and what its patient says.',
)
export type PenangananTerdampak = z.output<typeof PenangananTerdampak>

/**
 * A scheduled consultation that a closed day strands: when, and between whom. No clinical text: an admin need not read it
 * to decide. `usulan` is the next slot of its professional after that day which is free for both; no two rows share one,
 * and it is null where there is none.
 */
export const KonsultasiTerdampak = z.object({
  jadwal_id: Id,
  profesional_id: Id,
  tanggal: z.string(),
  jam_mulai: Jam,
  jam_selesai: Jam,
  zona: Zona,
  status: StatusKonsultasi,
  name: z.string(),
  nama_profesional: z.string(),
  usulan: z.nullable(UsulanSlot),
})
describeSchema(
  KonsultasiTerdampak,
  'A consultation that a closed day strands. `usulan` is a free slot to move it to, null where there is none.',
)
export type KonsultasiTerdampak = z.output<typeof KonsultasiTerdampak>
