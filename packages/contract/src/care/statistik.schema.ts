import * as z from 'zod/mini'
import { KELOMPOK_TERKECIL } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { Id, tanggalWajar } from '../base/isian.ts'
import { HariBaku, Tanggal } from '../base/waktu.ts'
import { Kelas, SebabBatal, StatusKonsultasi } from '../consultation/konsultasi.schema.ts'

const MAX_DAYS = 366 * 2
/** How many weeks one request can cover; 12 by default. */
export const mingguStatistik = [4, 12, 26, 52] as const
export type MingguStatistik = (typeof mingguStatistik)[number]
/** Weeks are counted from here to there: calendars end somewhere. */
const TanggalHitung = tanggalWajar(Tanggal)

/** Calendar dates in Jakarta, both included, at most two years; `minggu` says how long, where one of them is left out. */
export const StatistikQuery = z
  .object({
    dari: z.optional(TanggalHitung),
    sampai: z.optional(TanggalHitung),
    minggu: z.optional(z.pipe(z.coerce.number<number>(), z.literal(mingguStatistik))),
  })
  .check(
    z.refine(
      ({ dari, sampai }) => {
        if (!dari || !sampai) return true
        const days = (Date.parse(sampai) - Date.parse(dari)) / 86_400_000
        return days >= 0 && days <= MAX_DAYS
      },
      { path: ['sampai'] },
    ),
  )
export type StatistikQuery = z.output<typeof StatistikQuery>

const jumlah = z.int()

/** What took place, or will, between two dates: by the date of the consultation, not of its booking. */
export const Statistik = z.object({
  dari: Tanggal,
  sampai: Tanggal,
  /** Every week of the period by its Monday, also without any; `dibatalkan` are among `jumlah`. */
  per_minggu: z.array(z.object({ minggu: Tanggal, jumlah, dibatalkan: jumlah })),
  /** All five, also without any. */
  per_status: z.array(z.object({ status: StatusKonsultasi, jumlah })),
  /** Why consultations were cancelled, all five, also without any: absences are among them. */
  per_sebab: z.array(z.object({ sebab: SebabBatal, jumlah })),
  /** The fifteen with the most consultations. */
  per_spesialisasi: z.array(z.object({ spesialisasi_id: Id, nama_spesialisasi: z.string(), jumlah })),
  /** By weekday and hour of the start, busiest first; cancelled consultations do not count. */
  jam_sibuk: z.array(z.object({ hari: HariBaku, jam: z.int().check(z.minimum(0), z.maximum(23)), jumlah })),
})
describeSchema(Statistik, 'The numbers of the clinic between two dates.')
export type Statistik = z.output<typeof Statistik>

/**
 * How requests were answered, by the week in which they were made and the profession; no person is named. Not counted: what the
 * patient withdrew, and what still waits within its promise.
 */
export const JanjiJawab = z.object({
  dari: Tanggal,
  sampai: Tanggal,
  /** Newest week first, by its Monday; only weeks with requests. */
  per_minggu: z.array(
    z.object({
      minggu: Tanggal,
      kelas: Kelas,
      jumlah,
      /** How many of them were answered, and how many within the promise. */
      dijawab: jumlah,
      tepat: jumlah,
      /** Minutes from request to answer that half, and nine of ten, did not exceed; null where none was answered. */
      median_menit: z.nullable(z.int()),
      p90_menit: z.nullable(z.int()),
    }),
  ),
})
describeSchema(
  JanjiJawab,
  'How requests were answered, by the week in which they were made and the profession; names no person.',
)
export type JanjiJawab = z.output<typeof JanjiJawab>

/** Whether the waits at the front desk were as long as people were told at their arrival; no person is named. */
export const PerkiraanTunggu = z.object({
  dari: Tanggal,
  sampai: Tanggal,
  /** Newest week first, by its Monday; only weeks with such waits. `tepat` of `jumlah` fell into what was told, `lebih_lama` took longer. */
  per_minggu: z.array(z.object({ minggu: Tanggal, jumlah, tepat: jumlah, lebih_lama: jumlah })),
})
describeSchema(
  PerkiraanTunggu,
  'How many people at the front desk waited as long as they were told at their arrival, by week.',
)
export type PerkiraanTunggu = z.output<typeof PerkiraanTunggu>

/**
 * Why patients come: bookings by the week in which they were made. Numbers under `KELOMPOK_TERKECIL` are left out as if there
 * were none; so is the present week, whose numbers a reader could watch grow with each booking.
 */
export const HitunganAlasan = z.object({
  dari: Tanggal,
  sampai: Tanggal,
  /** Newest week first, by its Monday; only weeks with a number to show. In each the most frequent first. */
  per_minggu: z.array(
    z.object({
      minggu: Tanggal,
      alasan: z.array(
        z.object({
          alasan_id: Id,
          kata: z.string(),
          kata_en: z.nullable(z.string()),
          jumlah: z.int().check(z.minimum(KELOMPOK_TERKECIL)),
        }),
      ),
    }),
  ),
})
describeSchema(HitunganAlasan, 'How many bookings of past weeks named which reason; no number under 5.')
export type HitunganAlasan = z.output<typeof HitunganAlasan>
