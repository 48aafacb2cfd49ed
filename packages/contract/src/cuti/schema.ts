import { z } from 'zod'
import { MAX_CUTI_HARI, maxLength } from '../constants.ts'
import { Id, IdMasukan, teks, teksWajib } from '../isian.ts'
import { JadwalUlang, Konsultasi } from '../konsultasi/schema.ts'
import { isianTexts } from '../texts.ts'
import { daysBetween, Tanggal } from '../waktu.ts'

/** Days, both included, on which a professional sees no patients. The note is the professional's own. */
export const Cuti = z.object({
  cuti_id: Id,
  profesional_id: Id,
  dari: Tanggal,
  sampai: Tanggal,
  catatan: z.string().nullable(),
  created_at: z.string(),
  /** Scheduled consultations ahead in these days, earliest first: to be moved or cancelled. */
  terdampak: z.array(Konsultasi),
})
export type Cuti = z.output<typeof Cuti>

export const CutiMasukan = z
  .object({ dari: Tanggal, sampai: Tanggal, catatan: teks(maxLength.catatan).nullish() })
  .refine(({ dari, sampai }) => sampai >= dari, { path: ['sampai'], message: isianTexts.cutiUrutan })
  .refine(({ dari, sampai }) => daysBetween(dari, sampai) < MAX_CUTI_HARI, {
    path: ['sampai'],
    message: isianTexts.cutiPanjang,
  })
export type CutiMasukan = z.output<typeof CutiMasukan>

/** What becomes of one stranded consultation. */
export const TindakanCuti = z.discriminatedUnion('tindakan', [
  z.object({ jadwal_id: IdMasukan, tindakan: z.literal('batal') }),
  z.object({
    jadwal_id: IdMasukan,
    tindakan: z.literal('jadwal-ulang'),
    ...JadwalUlang.shape,
  }),
])
export type TindakanCuti = z.output<typeof TindakanCuti>

const MAX_TINDAKAN = 200

/** `pesan` goes to each patient concerned. */
export const PenyelesaianCuti = z.object({
  cuti_id: IdMasukan,
  tindakan: z
    .array(TindakanCuti)
    .min(1)
    .max(MAX_TINDAKAN)
    .refine((all) => new Set(all.map(({ jadwal_id }) => jadwal_id)).size === all.length),
  pesan: teksWajib(maxLength.alasan, isianTexts.pesanPasien),
})
export type PenyelesaianCuti = z.output<typeof PenyelesaianCuti>

/** `data` of a refused `selesaikan`: why, for each consultation that stood in the way. Nothing was changed. */
export const PenolakanTindakan = z.object({
  ditolak: z.array(z.object({ jadwal_id: Id, code: z.string(), message: z.string() })),
})
export type PenolakanTindakan = z.output<typeof PenolakanTindakan>
