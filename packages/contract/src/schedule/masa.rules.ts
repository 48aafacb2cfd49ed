import { daysBetween, hariOf, namaHari, type Tanggal, weekday } from '../base/waktu.ts'

// On which dates a session takes place. Apart from the other rules of sessions, because a booking asks only this.

/** The first and last date of a session, both included. Null or left out: without end on that side. */
export type Masa = { berlaku_dari?: Tanggal | null | undefined; berlaku_sampai?: Tanggal | null | undefined }
type MasaHari = Masa & { hari: string }

const names: readonly string[] = namaHari

const [EARLIEST, LATEST] = ['0001-01-01', '9999-12-31']
const spanOf = ({ berlaku_dari, berlaku_sampai }: Masa) => ({
  dari: berlaku_dari ?? EARLIEST,
  sampai: berlaku_sampai ?? LATEST,
})

/** The session takes place on this date: its weekday, and within its dates. The database has the same in `takesPlaceOn`. */
export function takesPlaceOn(session: MasaHari, tanggal: Tanggal): boolean {
  const { dari, sampai } = spanOf(session)
  return session.hari === hariOf(tanggal) && tanggal >= dari && tanggal <= sampai
}

/** The dates of two sessions meet, also where no date that both have is of their weekday: so the database compares them. */
export function masaMeet(one: Masa, other: Masa): boolean {
  const [a, b] = [spanOf(one), spanOf(other)]
  return a.dari <= b.sampai && b.dari <= a.sampai
}

/** The last date was before today. */
export const hasEnded = ({ berlaku_sampai }: Masa, today: Tanggal): boolean =>
  !!berlaku_sampai && berlaku_sampai < today

/** The only date of an extra session; null for every other one. */
export const onlyDate = ({ berlaku_dari, berlaku_sampai }: Masa): Tanggal | null =>
  berlaku_dari && berlaku_dari === berlaku_sampai ? berlaku_dari : null

/** Between its dates there is no day of its weekday, or they are in the wrong order. */
export function isWithoutDate({ hari, berlaku_dari, berlaku_sampai }: MasaHari): boolean {
  if (!berlaku_dari || !berlaku_sampai) return false
  const toFirst = (names.indexOf(hari) - weekday(berlaku_dari) + 7) % 7
  return toFirst > daysBetween(berlaku_dari, berlaku_sampai)
}
