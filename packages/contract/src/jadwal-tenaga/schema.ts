import { z } from 'zod'
import { BitMasukan, fromDigits, Id, IdMasukan } from '../isian.ts'
import { isianTexts } from '../texts.ts'
import { LevelId } from '../user/schema.ts'
import { Hari, HariBaku, hariMasukan, Jam, jamMasukan } from '../waktu.ts'

/** One weekly session. `id` and `jadwal_id` are the same number, the session's (GLOSSARY, "jadwal_id"). */
export const JadwalTenaga = z.object({
  id: Id,
  jadwal_id: Id,
  profesional_id: Id,
  hari: HariBaku,
  sesi: z.int(),
  jam_mulai: Jam,
  jam_selesai: Jam,
  is_available: z.literal([0, 1]),
})
export type JadwalTenaga = z.output<typeof JadwalTenaga>

/**
 * A session on a date: `is_available` says whether the caller can book it. `ditahan_sampai` is an instant with its offset,
 * where another patient holds it; `milik_saya` says that the caller holds it. Without a date a session has neither.
 */
export const SlotTanggal = JadwalTenaga.extend({
  ditahan_sampai: z.string().nullable().optional(),
  milik_saya: z.boolean().optional(),
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

/** A new or changed session; `is_available` 0 closes it for new bookings. */
export const JadwalTenagaMasukan = z
  .object({
    profesional_id: IdMasukan.optional(),
    hari: hariMasukan(isianTexts.sesi),
    jam_mulai: jamMasukan(isianTexts.sesi),
    jam_selesai: jamMasukan(isianTexts.sesi),
    sesi: Sesi,
    is_available: BitMasukan.default(1),
  })
  .refine((sesi) => sesi.jam_selesai > sesi.jam_mulai, { path: ['jam_selesai'], message: isianTexts.sesi })
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

export type JadwalTenagaMasukan = z.output<typeof JadwalTenagaMasukan>
