import type { Verdict } from '../user/rules.ts'
import type { Hari } from '../waktu.ts'

type Span = { hari: string; jam_mulai: string; jam_selesai: string }

/** Half-open: a session that starts when another ends does not overlap it. Times as HH:MM:SS compare as text. */
export const sessionsOverlap = (a: Span, b: Span): boolean =>
  a.hari === b.hari && a.jam_mulai < b.jam_selesai && b.jam_mulai < a.jam_selesai

/** Judges a session against the professional's others (itself left out by the caller), as the database will again. */
export function checkSession(session: Span & { sesi: number }, others: (Span & { sesi: number })[]): Verdict {
  if (others.some((other) => sessionsOverlap(session, other))) return 'SESSION_OVERLAP'
  if (others.some((other) => other.hari === session.hari && other.sesi === session.sesi)) return 'SESSION_NUMBER_TAKEN'
  return null
}

type SesiHari = Span & { hari: Hari; sesi: number; is_available: 0 | 1 }

/** What repeating a day would do to one other day: what is added, or which pairs overlap. */
export type UlanganHari<S> = { hari: Hari; tambah: SesiHari[]; bentrok: { baru: S; lama: S }[] }

/**
 * Repeats the sessions of a day on other days, beside all sessions of the professional. Hours and opening are kept; the
 * number too, or the lowest that is free there.
 */
export function planUlangi<S extends SesiHari>(dari: Hari, ke: readonly Hari[], all: readonly S[]): UlanganHari<S>[] {
  const source = all.filter(({ hari }) => hari === dari)
  return ke.map((hari) => {
    const there = all.filter((other) => other.hari === hari)
    const used = new Set(there.map(({ sesi }) => sesi))
    const tambah = source.map(({ jam_mulai, jam_selesai, is_available, sesi: wish }) => {
      const sesi = used.has(wish) ? lowestFree(used) : wish
      used.add(sesi)
      return { hari, jam_mulai, jam_selesai, is_available, sesi }
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
