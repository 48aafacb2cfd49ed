import * as z from 'zod/mini'
import { MAX_LEPAS_MENIT, MAX_SESI } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { BitMasukan, fromDigits, IdMasukan, tanggalWajar } from '../base/isian.ts'
import { isianStaf } from '../base/texts-staf.ts'
import { Hari, hariMasukan, jamMasukan, Tanggal } from '../base/waktu.ts'

// What a professional writes about their own sessions: in a folder of its own, because the pages of patients read sessions and
// load the whole folder that describes them.

const Sesi = fromDigits(z.int(isianStaf.sesi).check(z.minimum(1, isianStaf.sesi), z.maximum(MAX_SESI, isianStaf.sesi)))

/** Null takes a limit away. What is left out has no limit in a new session, and stays as it is in a changed one. */
const Masa = z.optional(z.nullable(tanggalWajar(Tanggal)))

/** Whether the places of a session are kept back for urgent visits. What is left out stays as it is in a changed session. */
const Cadangan = z.optional(BitMasukan)
/** How many minutes before its start a place that is kept back opens for all; at most two weeks. */
const Lepas = z.optional(fromDigits(z.int().check(z.minimum(0), z.maximum(MAX_LEPAS_MENIT))))

/** A new or changed session; `is_available` 0 closes it for new bookings. */
export const JadwalTenagaMasukan = z
  .object({
    profesional_id: z.optional(IdMasukan),
    hari: hariMasukan(isianStaf.sesi),
    jam_mulai: jamMasukan(isianStaf.sesi),
    jam_selesai: jamMasukan(isianStaf.sesi),
    sesi: Sesi,
    is_available: z._default(BitMasukan, 1),
    berlaku_dari: Masa,
    berlaku_sampai: Masa,
    cadangan: Cadangan,
    lepas_menit: Lepas,
  })
  .check(z.refine((sesi) => sesi.jam_selesai > sesi.jam_mulai, { path: ['jam_selesai'], message: isianStaf.sesi }))
describeSchema(
  JadwalTenagaMasukan,
  'A new or changed session. `is_available` 0 closes it for new bookings. In a change, dates that are left out stay.',
)
export type JadwalTenagaMasukan = z.output<typeof JadwalTenagaMasukan>

/** Other weekdays on which the sessions of one are repeated. */
export const UlanganMasukan = z
  .object({
    profesional_id: z.optional(IdMasukan),
    dari_hari: Hari,
    ke_hari: z.array(Hari).check(z.minLength(1, isianStaf.ulangiHari), z.maxLength(6, isianStaf.ulangiHari)),
  })
  .check(
    z.refine(({ ke_hari }) => new Set(ke_hari).size === ke_hari.length, {
      path: ['ke_hari'],
      message: isianStaf.ulangiHari,
    }),
    z.refine(({ dari_hari, ke_hari }) => !ke_hari.includes(dari_hari), {
      path: ['ke_hari'],
      message: isianStaf.ulangiHari,
    }),
  )
describeSchema(UlanganMasukan, 'Repeats the weekly sessions of the day `dari_hari` on the days `ke_hari`.')
export type UlanganMasukan = z.output<typeof UlanganMasukan>
