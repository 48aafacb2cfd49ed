import { type Hari, instantOf, type Tanggal } from '@sehati/contract/base/waktu'
import { isLive } from '@sehati/contract/consultation/konsultasi.rules'
import type { Konsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { lowestFree, sessionsOverlap } from '@sehati/contract/schedule/jadwal-tenaga.rules'
import type { JadwalTenaga } from '@sehati/contract/schedule/jadwal-tenaga.schema'
import { takesPlaceOn } from '@sehati/contract/schedule/masa.rules'
import { tanggalOf } from '../../base/lib/tanggal.ts'

export type Booking = Pick<
  Konsultasi,
  'jadwal_id' | 'jadwal_tenaga_id' | 'tanggal' | 'status' | 'name' | 'jam_mulai' | 'jam_selesai' | 'zona'
>

/** `terisi`: a patient holds it; `lewat`: its start has come and no patient held it; `kosong`: it is still free. */
type SlotState = 'terisi' | 'lewat' | 'kosong'
export type Slot = { sesi: JadwalTenaga; state: SlotState; bookings: Booking[] }

const byTime = (a: { jam_mulai: string }, b: { jam_mulai: string }) => a.jam_mulai.localeCompare(b.jam_mulai)

/** The sessions of a weekday by hour. */
export const sessionsOf = (hari: Hari, sessions: JadwalTenaga[]): JadwalTenaga[] =>
  sessions.filter((sesi) => sesi.hari === hari).sort(byTime)

/** The sessions of a date by hour. */
export const sessionsOn = (tanggal: Tanggal, sessions: JadwalTenaga[]): JadwalTenaga[] =>
  sessions.filter((sesi) => takesPlaceOn(sesi, tanggal)).sort(byTime)

/**
 * A date as the professional lives it: each session of that date with what is booked in it, the live booking before
 * cancelled ones; and what was booked on that date in a session that has since moved to another day.
 */
export function slotsOn(
  tanggal: Tanggal,
  sessions: JadwalTenaga[],
  bookings: Booking[],
  now: Date,
): { slots: Slot[]; others: Booking[] } {
  const onDate = bookings.filter((booking) => tanggalOf(booking.tanggal) === tanggal)
  const ofDay = sessionsOn(tanggal, sessions)
  const slots = ofDay.map((sesi): Slot => {
    const own = onDate.filter((booking) => booking.jadwal_tenaga_id === sesi.id)
    const isTaken = own.some(({ status }) => isLive(status))
    const isPast = instantOf(tanggal, sesi.jam_mulai, sesi.zona) <= now
    return {
      sesi,
      state: isTaken ? 'terisi' : isPast ? 'lewat' : 'kosong',
      bookings: [...own].sort((a, b) => Number(isLive(b.status)) - Number(isLive(a.status))),
    }
  })
  const others = onDate.filter((booking) => !ofDay.some((sesi) => sesi.id === booking.jadwal_tenaga_id))
  return { slots, others: [...others].sort(byTime) }
}

/** How many live bookings each date holds. */
export function liveByDate(bookings: Booking[]): Map<Tanggal, number> {
  const counts = new Map<Tanggal, number>()
  for (const booking of bookings.filter(({ status }) => isLive(status))) {
    const tanggal = tanggalOf(booking.tanggal)
    counts.set(tanggal, (counts.get(tanggal) ?? 0) + 1)
  }
  return counts
}

/** How many people still count on this session: while there are any, its day and hours stay. */
export const countUpcoming = (sesi: Pick<JadwalTenaga, 'id'>, bookings: Booking[], now: Date): number =>
  bookings.filter(
    (booking) => booking.jadwal_tenaga_id === sesi.id && isLive(booking.status) && new Date(booking.tanggal) > now,
  ).length

/** The lowest session number that the day does not use yet. */
export function nextNumber(hari: string, others: Pick<JadwalTenaga, 'hari' | 'sesi'>[]): number {
  return lowestFree(new Set(others.filter((other) => other.hari === hari).map((other) => other.sesi)))
}

/** The session whose hours the draft would run into. */
export const overlapped = (
  draft: Parameters<typeof sessionsOverlap>[0],
  others: JadwalTenaga[],
): JadwalTenaga | undefined => others.find((other) => sessionsOverlap(draft, other))
