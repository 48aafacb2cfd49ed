import { z } from 'zod'
import { maxLength } from '../constants.ts'
import { Id, IdMasukan, teksWajib } from '../isian.ts'
import { isianTexts } from '../texts.ts'
import { LevelId, StatusUser } from '../user/schema.ts'

/** A health professional on the wire. `harga` in rupiah, `rating` the average of 1–5 with one decimal or null. */
export const TenagaProfesional = z.object({
  profesional_id: Id,
  user_id: Id,
  level_id: LevelId,
  name: z.string(),
  email: z.string(),
  no_bpjs: z.string().nullable(),
  status_user: StatusUser,
  country: z.string(),
  spesialisasi_id: Id,
  nama_spesialisasi: z.string(),
  lokasi: z.string(),
  harga: z.int(),
  rating: z.number().nullable(),
  jumlah_ulasan: z.int(),
  foto_url: z.string().nullable(),
})
export type TenagaProfesional = z.output<typeof TenagaProfesional>

/** What every visitor may see: no e-mail, no BPJS number, and no photo, which only those who are signed in may load. */
export const TenagaProfesionalPublik = TenagaProfesional.omit({ email: true, no_bpjs: true, foto_url: true })
export type TenagaProfesionalPublik = z.output<typeof TenagaProfesionalPublik>

/** A row of the list; for patients also the state of their own open request with this professional, or null. */
export const TenagaProfesionalPilihan = TenagaProfesionalPublik.extend({
  foto_url: TenagaProfesional.shape.foto_url,
  status_pengajuan: z.enum(['diajukan', 'menunggu']).nullable().optional(),
})
export type TenagaProfesionalPilihan = z.output<typeof TenagaProfesionalPilihan>

const Lokasi = teksWajib(maxLength.lokasi, isianTexts.wajib)

export const TenagaProfesionalBaru = z.object({ user_id: IdMasukan, spesialisasi_id: IdMasukan, lokasi: Lokasi })
export type TenagaProfesionalBaru = z.output<typeof TenagaProfesionalBaru>

/** Other fields of the object may come back with it; only these two are changed. */
export const TenagaProfesionalPerubahan = z.object({ spesialisasi_id: IdMasukan.optional(), lokasi: Lokasi.optional() })
