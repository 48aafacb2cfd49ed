import { LEPAS_MENIT } from '../base/constants.ts'
import type { Hari, Tanggal } from '../base/waktu.ts'
import { hasEnded, isWithoutDate, type Masa, masaMeet, onlyDate } from './masa.rules.ts'

type Span = Masa & { hari: string; jam_mulai: string; jam_selesai: string }
type Numbered = Span & { sesi: number }

/**
 * Half-open: a session that starts when another ends does not overlap it. Times as HH:MM:SS compare as text. Sessions whose
 * dates do not meet never overlap.
 */
export const sessionsOverlap = (a: Span, b: Span): boolean =>
  a.hari === b.hari && a.jam_mulai < b.jam_selesai && b.jam_mulai < a.jam_selesai && masaMeet(a, b)

/** They would share their number on a date. */
export const numbersMeet = (a: Numbered, b: Numbered): boolean =>
  a.hari === b.hari && a.sesi === b.sesi && masaMeet(a, b)

/** Judges a session against the professional's others (itself left out by the caller), as the database will again. */
export function checkSession(
  session: Numbered,
  others: Numbered[],
): 'SESSION_WITHOUT_DATE' | 'SESSION_OVERLAP' | 'SESSION_NUMBER_TAKEN' | null {
  if (isWithoutDate(session)) return 'SESSION_WITHOUT_DATE'
  if (others.some((other) => sessionsOverlap(session, other))) return 'SESSION_OVERLAP'
  return others.some((other) => numbersMeet(session, other)) ? 'SESSION_NUMBER_TAKEN' : null
}

/**
 * The session, from today on where one that has ended is in its way: it takes place on no date of the past anyway, and what
 * has ended must keep no hours and no number for ever.
 */
export function besideEnded<S extends Numbered>(session: S, others: Numbered[], today: Tanggal): S {
  const isLater = session.berlaku_dari && session.berlaku_dari >= today
  if (isLater || hasEnded(session, today) || isWithoutDate(session)) return session
  const ended = others.filter((other) => hasEnded(other, today))
  return checkSession(session, ended) ? { ...session, berlaku_dari: today } : session
}

type SesiHari = Span & {
  hari: Hari
  sesi: number
  is_available: 0 | 1
  cadangan?: 1 | undefined
  lepas_menit?: number | undefined
}

/** What repeating a day would do to one other day: what is added, or which pairs overlap. */
export type UlanganHari<S> = { hari: Hari; tambah: SesiHari[]; bentrok: { baru: S; lama: S }[] }

/**
 * Repeats the sessions of a day on other days, beside all sessions of the professional that have not ended. Hours, opening,
 * dates and what is kept back stay; the number too, or the lowest that is free there. A session on one date alone is not repeated, nor one
 * whose dates have no such weekday.
 */
export function planUlangi<S extends SesiHari>(dari: Hari, ke: readonly Hari[], all: readonly S[]): UlanganHari<S>[] {
  const weekly = all.filter((sesi) => sesi.hari === dari && onlyDate(sesi) === null)
  return ke.map((hari) => {
    const source = weekly.filter((sesi) => !isWithoutDate({ ...sesi, hari }))
    const there = all.filter((other) => other.hari === hari)
    const used = new Set(there.map(({ sesi }) => sesi))
    const tambah = source.map(({ jam_mulai, jam_selesai, is_available, sesi: wish, ...rest }) => {
      const { berlaku_dari, berlaku_sampai, cadangan, lepas_menit = LEPAS_MENIT } = rest
      const sesi = used.has(wish) ? lowestFree(used) : wish
      used.add(sesi)
      const kept = cadangan && { cadangan, lepas_menit }
      return { hari, jam_mulai, jam_selesai, is_available, sesi, berlaku_dari, berlaku_sampai, ...kept }
    })
    const bentrok = source.flatMap((baru) =>
      there.filter((lama) => sessionsOverlap({ ...baru, hari }, lama)).map((lama) => ({ baru, lama })),
    )
    return { hari, tambah, bentrok }
  })
}

/** The lowest number from 1 on that is not used. */
export function lowestFree(used: ReadonlySet<number>): number {
  let n = 1
  while (used.has(n)) n += 1
  return n
}

/** Day and hours are what a booked patient was promised; number and opening may change freely. */
export const changesPromise = (before: Span, after: Span): boolean =>
  before.hari !== after.hari || before.jam_mulai !== after.jam_mulai || before.jam_selesai !== after.jam_selesai
