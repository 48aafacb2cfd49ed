import { z } from 'zod'
import { BitMasukan, fromDigits, Id, IdMasukan } from '../isian.ts'
import { isianTexts } from '../texts.ts'
import { LevelId } from '../user/schema.ts'
import { Hari, HariBaku, hariMasukan, Jam, jamMasukan, Tanggal } from '../waktu.ts'

/**
 * One weekly session. `id` and `jadwal_id` are the same number, the session's (GLOSSARY, "jadwal_id"). It takes place on its
 * weekday from `berlaku_dari` through `berlaku_sampai`, calendar dates in Jakarta: without one of them it has no end on that
 * side. Where both are the same date, it is an extra session on that date alone.
 */
export const JadwalTenaga = z.object({
  id: Id,
  jadwal_id: Id,
  profesional_id: Id,
  hari: HariBaku,
  sesi: z.int(),
  jam_mulai: Jam,
  jam_selesai: Jam,
  is_available: z.literal([0, 1]),
  berlaku_dari: Tanggal.optional(),
  berlaku_sampai: Tanggal.optional(),
})
export type JadwalTenaga = z.output<typeof JadwalTenaga>

/**
 * A session on a date: `is_available` says whether the caller can book it. `ditahan_sampai` is an instant with its offset,
 * where another patient holds it; `milik_saya` says that the caller holds it, `tutup` that the clinic is closed or the
 * professional away at these hours. Without a date a session has none of them.
 */
export const SlotTanggal = JadwalTenaga.extend({
  ditahan_sampai: z.string().nullable().optional(),
  milik_saya: z.boolean().optional(),
  tutup: z.boolean().optional(),
})
export type SlotTanggal = z.output<typeof SlotTanggal>

export const JadwalPublik = JadwalTenaga.extend({
  name: z.string(),
  level_id: LevelId,
  nama_spesialisasi: z.string(),
  lokasi: z.string(),
})
export type JadwalPublik = z.output<typeof JadwalPublik>

const Sesi = fromDigits(z.int(isianTexts.sesi).min(1, isianTexts.sesi).max(100, isianTexts.sesi))

/** Null takes a limit away. What is left out has no limit in a new session, and stays as it is in a changed one. */
const Masa = Tanggal.nullable().optional()

/** A new or changed session; `is_available` 0 closes it for new bookings. */
export const JadwalTenagaMasukan = z
  .object({
    profesional_id: IdMasukan.optional(),
    hari: hariMasukan(isianTexts.sesi),
    jam_mulai: jamMasukan(isianTexts.sesi),
    jam_selesai: jamMasukan(isianTexts.sesi),
    sesi: Sesi,
    is_available: BitMasukan.default(1),
    berlaku_dari: Masa,
    berlaku_sampai: Masa,
  })
  .refine((sesi) => sesi.jam_selesai > sesi.jam_mulai, { path: ['jam_selesai'], message: isianTexts.sesi })
export type JadwalTenagaMasukan = z.output<typeof JadwalTenagaMasukan>

/** Other weekdays on which the sessions of one are repeated. */
export const UlanganMasukan = z
  .object({
    profesional_id: IdMasukan.optional(),
    dari_hari: Hari,
    ke_hari: z.array(Hari).min(1, isianTexts.ulangiHari).max(6, isianTexts.ulangiHari),
  })
  .refine(({ ke_hari }) => new Set(ke_hari).size === ke_hari.length, {
    path: ['ke_hari'],
    message: isianTexts.ulangiHari,
  })
  .refine(({ dari_hari, ke_hari }) => !ke_hari.includes(dari_hari), {
    path: ['ke_hari'],
    message: isianTexts.ulangiHari,
  })
export type UlanganMasukan = z.output<typeof UlanganMasukan>
