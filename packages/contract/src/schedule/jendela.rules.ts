import { MAX_CAKRAWALA_HARI, MAX_MINGGU_KE_DEPAN } from '../base/constants.ts'
import {
  addDays,
  daysBetween,
  type Hari,
  instantOf,
  type Jam,
  namaHari,
  type Tanggal,
  tanggalWib,
  weekday,
} from '../base/waktu.ts'
import type { AturanJendela } from '../clinic/pengaturan.schema.ts'

// Which days the window has.

/** Monday to Friday, as `weekday` counts. Some sentences name these days: architecture/week.test.ts names each of them. */
const [FIRST, LAST] = [1, 5]

/** The working days by name, Monday first. */
export const hariKerja: readonly Hari[] = namaHari.slice(FIRST, LAST + 1)

export const isWorkday = (t: Tanggal) => weekday(t) >= FIRST && weekday(t) <= LAST

/** Whether a day is from Monday to Friday, and from today through the last. */
export const isInWindow = (tanggal: Tanggal, today: Tanggal, akhir: Tanggal): boolean =>
  isWorkday(tanggal) && tanggal >= today && tanggal <= akhir

/** The instant at which further days open, and the first and last of them (Monday to Friday). */
export type Rilis = { pada: Date; dari: Tanggal; sampai: Tanggal }

/** The days that can be booked at an instant, from today on. */
export type Jendela = {
  /** The last day. */
  akhir: Tanggal
  /** How many weeks after the coming Friday it ends; null where it ends a number of days after today. */
  minggu: number | null
  /** The next release, where it is announced. */
  rilis: Rilis | null
}

/** Whether patients can book the date from the next release on. */
export const opensNext = (tanggal: Tanggal, { akhir, rilis }: Jendela): boolean =>
  rilis !== null && isWorkday(tanggal) && tanggal > akhir && tanggal <= rilis.sampai

/** The coming Friday, which on a Friday is next week's; `mingguKeDepan` weeks later. */
export const lastBookableDate = (today: Tanggal, mingguKeDepan = 0): Tanggal =>
  addDays(today, ((LAST - weekday(today) + 7) % 7 || 7) + 7 * mingguKeDepan)

/** No settings open a later day than this. */
export const farthestDate = (today: Tanggal): Tanggal => addDays(today, MAX_CAKRAWALA_HARI)

/** Monday to Friday from the first date through the last; none where the last is earlier. */
export const workdays = (dari: Tanggal, sampai: Tanggal): Tanggal[] =>
  Array.from({ length: Math.max(0, daysBetween(dari, sampai) + 1) }, (_, n) => addDays(dari, n)).filter(isWorkday)

const NEVER: ReadonlySet<Tanggal> = new Set()

/** The days that a patient may choose without a release time; `libur` are closed days. */
export const bookableDates = (
  today: Tanggal,
  { mingguKeDepan = 0, libur = NEVER }: { mingguKeDepan?: number; libur?: ReadonlySet<Tanggal> } = {},
): Tanggal[] => workdays(today, lastBookableDate(today, mingguKeDepan)).filter((t) => !libur.has(t))

const millisecondsOf = (jam: Jam): number =>
  instantOf('1970-01-01', jam).getTime() - instantOf('1970-01-01', '00:00:00').getTime()

/** The date whose window counts: until the release time it is yesterday's. */
const dateOfRelease = (now: Date, { rilis_jam }: AturanJendela): Tanggal =>
  tanggalWib(new Date(now.getTime() - millisecondsOf(rilis_jam)))

/** The last day that patients may book. A clock set back by the release time decides; today itself stays today. */
export function windowEnd(now: Date, aturan: AturanJendela): Tanggal {
  const dirilis = dateOfRelease(now, aturan)
  switch (aturan.mode_jendela) {
    case 'mingguan':
      return lastBookableDate(dirilis, aturan.minggu_ke_depan)
    case 'harian':
      return addDays(dirilis, aturan.cakrawala_hari)
    default:
      return aturan.mode_jendela satisfies never
  }
}

/** The next release after `now` that opens a day from Monday to Friday; holidays count as days. */
export function nextRelease(now: Date, aturan: AturanJendela): Rilis {
  const today = tanggalWib(now)
  const beyond = addDays(windowEnd(now, aturan), 1)
  // Ends within eight days: each release comes a day after the last, and a week of them passes a Friday.
  for (let n = 0; ; n++) {
    const pada = instantOf(addDays(today, n), aturan.rilis_jam)
    const days = pada > now ? workdays(beyond, windowEnd(pada, aturan)) : []
    const [dari, sampai] = [days[0], days.at(-1)]
    if (dari && sampai) return { pada, dari, sampai }
  }
}

/** A week that opens at midnight is announced nowhere: without further settings the window moves on by itself. */
const isAnnounced = ({ mode_jendela, rilis_jam }: AturanJendela): boolean =>
  mode_jendela === 'harian' || rilis_jam !== '00:00:00'

/** The window of patients, and of admins who book for them. */
export const jendelaPasien = (now: Date, aturan: AturanJendela): Jendela => ({
  akhir: windowEnd(now, aturan),
  minggu: aturan.mode_jendela === 'mingguan' ? aturan.minggu_ke_depan : null,
  rilis: isAnnounced(aturan) ? nextRelease(now, aturan) : null,
})

/** The last day to which the clinic may move and book, where the window of patients ends earlier. */
export const lastClinicDate = (today: Tanggal, minggu = MAX_MINGGU_KE_DEPAN): Tanggal => lastBookableDate(today, minggu)

/**
 * The window to which the clinic may move a stranded consultation, and book a follow-up: so many weeks after the coming Friday, and
 * never less than that of patients. The meetings of a series may lie further ahead.
 */
export const jendelaKlinik = (now: Date, aturan: AturanJendela, minggu = MAX_MINGGU_KE_DEPAN): Jendela => {
  const pasien = { ...jendelaPasien(now, aturan), rilis: null }
  const akhir = lastClinicDate(tanggalWib(now), minggu)
  return pasien.akhir > akhir ? pasien : { akhir, minggu, rilis: null }
}
