import { bookableDates } from '@sehati/contract/booking.rules'
import { hariOf, instantOf, isoWib, type Tanggal, tanggalWib } from '@sehati/contract/waktu'

type Sesi = { hari: string; jam_mulai: string; jam_selesai: string }

/** When a weekly session takes place next among the days that can be booked, as an ISO instant; null when not yet. */
export function nextStart(sesi: Sesi, now: Date): string | null {
  const starts = bookableDates(tanggalWib(now))
    .filter((tanggal: Tanggal) => hariOf(tanggal) === sesi.hari)
    .map((tanggal) => instantOf(tanggal, sesi.jam_mulai))
  const next = starts.find((start) => start > now)
  return next ? isoWib(next) : null
}

/** The sessions with their next start, soonest first; those that cannot be booked now are left out. */
export const soonest = <S extends Sesi>(sessions: S[], now: Date): (S & { mulai: string })[] =>
  sessions
    .flatMap((sesi) => {
      const mulai = nextStart(sesi, now)
      return mulai === null ? [] : [{ ...sesi, mulai }]
    })
    .sort((a, b) => a.mulai.localeCompare(b.mulai))
