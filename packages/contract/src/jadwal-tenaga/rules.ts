import type { Verdict } from '../user/rules.ts'

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

/** Day and hours are what a booked patient was promised; number and opening may change freely. */
export const changesPromise = (before: Span, after: Span): boolean =>
  before.hari !== after.hari || before.jam_mulai !== after.jam_mulai || before.jam_selesai !== after.jam_selesai
