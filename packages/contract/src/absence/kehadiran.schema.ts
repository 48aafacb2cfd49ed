import * as z from 'zod/mini'
import { maxLength } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { Id, IdMasukan, teks } from '../base/isian.ts'
import { Jam, Tanggal, Zona } from '../base/waktu.ts'
import { sebabBerpoin } from '../consultation/konsultasi.rules.ts'
import { KonsultasiTampil, SebabBatal, StatusKonsultasi } from '../consultation/konsultasi.schema.ts'
import { semuaPutusanHadir, semuaTingkatHadir } from './kehadiran.rules.ts'

/** A consultation as the front desk sees it: who and when. No text, no professional, and nothing that says of what kind it is. */
export const KonsultasiLoket = z.object({
  jadwal_id: Id,
  name: z.string(),
  tanggal: z.string(),
  jam_mulai: Jam,
  jam_selesai: Jam,
  zona: Zona,
  status: StatusKonsultasi,
  sebab_batal: z.nullable(SebabBatal),
  tiba_pada: z.nullable(z.string()),
})
describeSchema(
  KonsultasiLoket,
  'A consultation as the front desk sees it: who and when, without its professional and without any text.',
)
export type KonsultasiLoket = z.output<typeof KonsultasiLoket>

/** The consultation after its attendance was recorded, as far as the caller may see it. */
export const KonsultasiDicatat = z.union([KonsultasiTampil, KonsultasiLoket])
describeSchema(
  KonsultasiDicatat,
  'The consultation whose attendance was recorded: as its reader may see it, to the front desk without more than who and when.',
)
export type KonsultasiDicatat = z.output<typeof KonsultasiDicatat>

const PutusanHadir = z.enum(semuaPutusanHadir)
const SebabHadir = z.enum(['hadir', ...sebabBerpoin])

/** A consultation that counts, with its points. `keberatan_sampai` is the last date on which the caller may object; null where no more. */
export const BarisHadir = z.object({
  jadwal_id: Id,
  tanggal: z.string(),
  zona: Zona,
  nama_profesional: z.string(),
  sebab: SebabHadir,
  poin: z.int(),
  keberatan: z.nullable(z.object({ diajukan: z.string(), putusan: z.nullable(PutusanHadir) })),
  keberatan_sampai: z.nullable(Tanggal),
})
describeSchema(BarisHadir, 'A consultation that counts for the attendance of its patient, with its points.')
export type BarisHadir = z.output<typeof BarisHadir>

/** An appointment of the caller that is cancelled unless they confirm it until then. */
export const KonfirmasiDiminta = z.object({ jadwal_id: Id, tanggal: z.string(), zona: Zona, sampai: z.string() })
describeSchema(KonfirmasiDiminta, 'An appointment of the caller that is cancelled unless they confirm it by `sampai`.')
export type KonfirmasiDiminta = z.output<typeof KonfirmasiDiminta>

/**
 * The attendance of the caller in the last 90 days. `sampai` is the instant at which the level ends by itself, `konfirmasi` what they
 * are asked to confirm.
 */
export const Kehadiran = z.object({
  poin: z.int(),
  tingkat: z.enum(semuaTingkatHadir),
  sampai: z.nullable(z.string()),
  riwayat: z.array(BarisHadir),
  konfirmasi: z.array(KonfirmasiDiminta),
})
describeSchema(
  Kehadiran,
  'The attendance of the caller: points, their level, when it ends by itself, what counts, and what they are asked to confirm.',
)
export type Kehadiran = z.output<typeof Kehadiran>

/** Why an absence or a late cancellation should not count. Admins read the words. */
export const KeberatanHadirMasukan = z.object({
  jadwal_id: IdMasukan,
  alasan: z.pipe(teks(maxLength.alasan), z.string().check(z.minLength(10))),
})
describeSchema(KeberatanHadirMasukan, 'Why an absence or a late cancellation should not count.')
export type KeberatanHadirMasukan = z.output<typeof KeberatanHadirMasukan>

export const KeberatanHadirBaru = z.object({ jadwal_id: Id, diajukan: z.string() })
describeSchema(KeberatanHadirBaru, 'The objection that was received.')
export type KeberatanHadirBaru = z.output<typeof KeberatanHadirBaru>

/** An objection that waits for a decision: who, when, and the words of the patient. Nothing of what the consultation was about. */
export const KeberatanHadir = z.object({
  jadwal_id: Id,
  tanggal: z.string(),
  zona: Zona,
  name: z.string(),
  sebab: SebabHadir,
  alasan: z.string(),
  diajukan: z.string(),
})
describeSchema(KeberatanHadir, 'An objection to an absence or a late cancellation that waits for a decision.')
export type KeberatanHadir = z.output<typeof KeberatanHadir>

export const PutusanHadirMasukan = z.object({ jadwal_id: IdMasukan, putusan: PutusanHadir })
describeSchema(PutusanHadirMasukan, 'Accepts an objection (`diterima`), so that it no longer counts, or does not.')
export type PutusanHadirMasukan = z.output<typeof PutusanHadirMasukan>
