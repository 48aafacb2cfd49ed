import * as z from 'zod/mini'
import { describeSchema } from './describe-schema.ts'

/** A calendar date in Jakarta, `YYYY-MM-DD`. Databases know no year 0. */
export const Tanggal = z.iso.date().check(z.refine((tanggal) => !tanggal.startsWith('0000')))
export type Tanggal = z.infer<typeof Tanggal>

export const namaHari = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'] as const
export const HariBaku = z.enum(namaHari)
export type Hari = z.infer<typeof HariBaku>

/** The days from Monday on, as an Indonesian calendar shows a week. */
export const pekan: readonly Hari[] = [...namaHari.slice(1), namaHari[0]]

/**
 * A weekday as people write it: any case, and *Jum'at* for Jumat. Returns the spelling of `namaHari`. `sentence` is what a
 * person reads about anything else.
 */
export const hariMasukan = (sentence?: string) =>
  z.pipe(
    z.transform((value) =>
      typeof value === 'string' ? (namaHari.find((h) => h.toLowerCase() === bare(value)) ?? value) : value,
    ),
    z.enum(namaHari, sentence),
  )
export const Hari = hariMasukan()
const bare = (value: string) => value.trim().toLowerCase().replace(/['’`]/g, '')

/** A zone of Indonesia by its hours ahead of UTC. None has daylight saving. */
export const Zona = z.literal([7, 8, 9])
describeSchema(Zona, 'The zone of a clinic, in hours ahead of UTC: 7 WIB, 8 WITA, 9 WIT.')
export type Zona = z.output<typeof Zona>
/** Jakarta's zone, in which the service counts its days. */
export const WIB = 7 as const
/** `WIB`, `WITA` or `WIT`, as it follows a time of day. */
export const namaZona = (zona: Zona): string => ['WIB', 'WITA', 'WIT'][zona - WIB] as string

/** A wall-clock time, `HH:MM:SS`: of a session, in the zone of its clinic; else in Jakarta. */
export const Jam = z.iso.time({ precision: 0 })
export type Jam = z.infer<typeof Jam>

/** Accepts `HH:MM` and `HH:MM:SS`, returns `HH:MM:SS`. `sentence` is what a person reads about anything else. */
export const jamMasukan = (sentence?: string) =>
  z.pipe(
    z.string(sentence).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, sentence)),
    z.transform((jam) => normalJam(jam)),
  )
export const JamMasukan = jamMasukan()

/** `HH:MM` becomes `HH:MM:SS`; a full time stays as it is. */
export const normalJam = (jam: string): Jam => (jam.length === 5 ? `${jam}:00` : jam)

const utc = (t: Tanggal) => new Date(`${t}T00:00:00Z`)

/** 0 Minggu … 6 Sabtu. */
export const weekday = (t: Tanggal): number => utc(t).getUTCDay()

export const hariOf = (t: Tanggal): Hari => namaHari[weekday(t)] as Hari

export const addDays = (t: Tanggal, n: number): Tanggal =>
  new Date(utc(t).getTime() + n * 86_400_000).toISOString().slice(0, 10)

/** The Monday of the week of a date. */
export const seninOf = (t: Tanggal): Tanggal => addDays(t, -((weekday(t) + 6) % 7))

/** How many days later the second date is; negative where it is earlier. */
export const daysBetween = (a: Tanggal, b: Tanggal): number => (utc(b).getTime() - utc(a).getTime()) / 86_400_000

const HOUR_MS = 3_600_000

/** The calendar date that a wall clock in Jakarta shows at this instant. Jakarta has no daylight saving: always UTC+7. */
export const tanggalWib = (at: Date): Tanggal => isoWib(at).slice(0, 10)

/** The instant at which a wall clock in the zone shows this date and time; by default in Jakarta. */
export const instantOf = (t: Tanggal, jam: Jam, zona: Zona = WIB): Date => new Date(`${t}T${jam}+0${zona}:00`)

/** An instant as a wall clock in the zone shows it, with its offset: `2026-11-23T10:00:00+08:00`. */
export const isoDi = (at: Date, zona: Zona): string =>
  `${new Date(at.getTime() + zona * HOUR_MS).toISOString().slice(0, 19)}+0${zona}:00`

/** An instant in requests and responses: `2026-11-23T09:00:00+07:00`. */
export const isoWib = (at: Date): string => isoDi(at, WIB)

/** An instant of ISO 8601 to the minute, which the schema below does not know where an offset follows. */
const NO_SECONDS = /(T\d\d:\d\d)(Z|[+-]\d\d:\d\d)$/

const isoMasukan = (sentence?: string) =>
  z.pipe(
    z.pipe(
      z.string(sentence),
      z.transform((value) => value.replace(' ', 'T').replace(NO_SECONDS, '$1:00$2')),
    ),
    z.iso.datetime({ offset: true, local: true, error: sentence }),
  )
const OFFSET = /(Z|[+-]\d\d:\d\d)$/

/** Accepts an ISO instant, and returns it with its offset. Without one it is Jakarta's time. */
export const saatMasukan = (sentence?: string) =>
  z.pipe(
    isoMasukan(sentence),
    z.transform((value) => (OFFSET.test(value) ? value : `${value}+07:00`)),
  )

/**
 * Accepts a date or any ISO instant, whose day in Jakarta counts; returns that day. Without an offset it is Jakarta's time. A
 * space may stand for the `T`.
 */
export const TanggalMasukan = z.pipe(
  z.union([z.iso.date(), isoMasukan()]),
  z.transform((value) => (OFFSET.test(value) ? tanggalWib(new Date(value)) : value.slice(0, 10))),
)
