import * as z from 'zod/mini'
import { describeSchema } from '../base/describe-schema.ts'
import { Id } from '../base/isian.ts'
import { HariBaku, Jam, Tanggal, Zona } from '../base/waktu.ts'
import { LevelId } from '../people/user.schema.ts'

/**
 * One weekly session. `id` and `jadwal_id` are the same number, the session's (GLOSSARY, "jadwal_id"). It takes place on its
 * weekday from `berlaku_dari` through `berlaku_sampai`, calendar dates in Jakarta: without one of them it has no end on that
 * side. Where both are the same date, it is an extra session on that date alone. Its hours are those of a clock in `zona`.
 */
export const JadwalTenaga = z.object({
  id: Id,
  jadwal_id: Id,
  profesional_id: Id,
  hari: HariBaku,
  sesi: z.int(),
  jam_mulai: Jam,
  jam_selesai: Jam,
  zona: Zona,
  is_available: z.literal([0, 1]),
  berlaku_dari: z.optional(Tanggal),
  berlaku_sampai: z.optional(Tanggal),
  /**
   * 1 where its places are kept back for urgent visits, until `lepas_menit` minutes before each start. Only its professional
   * and admins see them, where it is kept back.
   */
  cadangan: z.optional(z.literal(1)),
  lepas_menit: z.optional(z.int()),
})
describeSchema(
  JadwalTenaga,
  'A weekly session of a professional, or one between two dates. `id` and `jadwal_id` are both the id of the session.',
)
export type JadwalTenaga = z.output<typeof JadwalTenaga>

/**
 * A session on a date: `is_available` says whether the caller can book it. `ditahan_sampai` is an instant with its offset,
 * where another patient holds it; `milik_saya` says that the caller holds it, `tutup` that the clinic is closed or the
 * professional away at these hours. `lepas_pada` is the instant at which the place opens, where only that it is kept back for
 * urgent visits blocks it; else null. Without a date a session has none of them.
 */
export const SlotTanggal = z.extend(JadwalTenaga, {
  ditahan_sampai: z.optional(z.nullable(z.string())),
  milik_saya: z.optional(z.boolean()),
  tutup: z.optional(z.boolean()),
  lepas_pada: z.optional(z.nullable(z.string())),
})
describeSchema(
  SlotTanggal,
  'A session on a date, with whether the caller can book it, whether it is closed, and until when another patient holds it.',
)
export type SlotTanggal = z.output<typeof SlotTanggal>

export const JadwalPublik = z.extend(JadwalTenaga, {
  name: z.string(),
  level_id: LevelId,
  nama_spesialisasi: z.string(),
  lokasi: z.string(),
})
describeSchema(JadwalPublik, 'A weekly session with the professional who holds it, as every visitor sees it.')
export type JadwalPublik = z.output<typeof JadwalPublik>
