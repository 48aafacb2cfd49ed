import { insertFeedback } from '@sehati/contract/care/feedback.endpoints'
import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import { insertJadwalTenaga, updateJadwalTenaga } from '@sehati/contract/schedule/sesi.endpoints'
import { askFor } from '../booking.ts'
import { type Answer, type Arena, atOnce, gate } from './arena.ts'

type Session = { id: number; profesional_id: number }
type Who = { token: string; user_id: number }

const times = <T>(n: number, make: (index: number) => T): T[] => Array.from({ length: n }, (_, index) => make(index))
const patients = (arena: Arena, n: number): Promise<Who[]> => Promise.all(times(n, () => arena.make.person(5)))
const book = (arena: Arena, who: Who, session: Session, headers: Record<string, string> = {}) =>
  arena.ask(who, api.bookKonsultasi, { body: askFor(session), headers })

const clock = (hour: number, minute = 0) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00`

/** Sessions on Wednesday, one after another from 08:00 on, of one professional. */
async function sessionsOfOne(arena: Arena, n: number) {
  const tenaga = await arena.make.profesional()
  const sessions = await Promise.all(
    times(n, (i) =>
      arena.make.sesi(tenaga.profesional_id, { sesi: i + 1, jam_mulai: clock(8 + i), jam_selesai: clock(9 + i) }),
    ),
  )
  return { tenaga, sessions }
}

/** One session on Wednesday of each of several professionals, at the times given. */
const sessionsOfMany = (arena: Arena, hours: [from: string, to: string][]) =>
  Promise.all(
    hours.map(async ([jam_mulai, jam_selesai]) =>
      arena.make.sesi((await arena.make.profesional()).profesional_id, { jam_mulai, jam_selesai }),
    ),
  )

/** Inserts a consultation in a session on Wednesday, and returns its id. */
const makeKonsultasi = (
  arena: Arena,
  who: Who,
  session: Session & { jam_mulai: string; jam_selesai: string },
  status: string,
) => {
  const { jam_mulai, jam_selesai, profesional_id } = session
  const of = { user_id: who.user_id, profesional_id, jadwal_tenaga_id: session.id }
  return arena.make.konsultasi(of, { jam_mulai, jam_selesai, status })
}

/** Moves a consultation to another session on the same Wednesday. */
const move = (arena: Arena, who: Who, jadwalid: number, to: Session) =>
  arena.ask(who, api.rescheduleKonsultasi, {
    query: { jadwalid },
    body: { jadwal_tenaga_id: to.id, tanggal: '2026-11-25' },
  })

/**
 * How many attempts for one slot reach the database together, however Node spreads the connections of a server over its
 * processes: a process tries eight at once (slot-turns.ts), and one process of each of the two servers surely has as many.
 */
const SURELY_AT_ONCE = 16

/** Many patients want one slot. */
export async function manyForOneSlot(arena: Arena, n = 200): Promise<Answer[]> {
  const { sessions } = await sessionsOfOne(arena, 1)
  const people = await patients(arena, n)
  return atOnce(arena, SURELY_AT_ONCE, () => people.map((who) => book(arena, who, sessions[0] as Session)))
}

/** One impatient patient presses the button again and again. */
export async function onePatientAgainAndAgain(arena: Arena, n = 50): Promise<Answer[]> {
  const { sessions } = await sessionsOfOne(arena, 1)
  const who = await arena.make.person(5)
  return atOnce(arena, SURELY_AT_ONCE, () => times(n, () => book(arena, who, sessions[0] as Session)))
}

/** One patient books many professionals at times that overlap: each session begins a minute after the one before. */
export async function onePatientInManyPlaces(arena: Arena, n = 20): Promise<Answer[]> {
  const sessions = await sessionsOfMany(
    arena,
    times(n, (i) => [clock(9, i), clock(10, i)]),
  )
  const who = await arena.make.person(5)
  return atOnce(arena, 15, () => sessions.map((session) => book(arena, who, session)))
}

/** One patient books every session of the day with one professional. */
export async function onePatientAllDay(arena: Arena, n = 12): Promise<Answer[]> {
  const { sessions } = await sessionsOfOne(arena, n)
  const who = await arena.make.person(5)
  return atOnce(arena, 10, () => sessions.map((session) => book(arena, who, session)))
}

/** One request, sent many times with the same idempotency key. */
export async function oneKeyOneRequest(arena: Arena, n = 20): Promise<Answer[]> {
  const { sessions } = await sessionsOfOne(arena, 1)
  const who = await arena.make.person(5)
  const headers = { 'idempotency-key': 'satu-kali' }
  return atOnce(arena, 15, () => times(n, () => book(arena, who, sessions[0] as Session, headers)))
}

/** One patient uses one idempotency key for bookings of different slots. */
export async function oneKeyManySlots(arena: Arena, n = 12): Promise<Answer[]> {
  const sessions = await sessionsOfMany(
    arena,
    times(n, (i) => [clock(8 + i), clock(9 + i)]),
  )
  const who = await arena.make.person(5)
  const headers = { 'idempotency-key': 'satu-kali' }
  return atOnce(arena, 10, () => sessions.map((session) => book(arena, who, session, headers)))
}

/** A patient cancels while others request the slot. The first result is the patient's. */
export async function cancelAgainstBooking(arena: Arena, n = 20): Promise<Answer[]> {
  const { sessions } = await sessionsOfOne(arena, 1)
  const session = sessions[0] as (typeof sessions)[number]
  const [owner, ...others] = (await patients(arena, n + 1)) as [Who, ...Who[]]
  const jadwalid = await makeKonsultasi(arena, owner, session, 'disetujui')
  return atOnce(arena, 10, () => [
    arena.ask(owner, api.cancelKonsultasi, { query: { jadwalid }, body: { alasan: 'Sembuh' } }),
    ...others.map((who) => book(arena, who, session)),
  ])
}

/** A patient moves from one slot to another while others book both. The first result is that of the move. */
export async function rescheduleAgainstBooking(arena: Arena, n = 20): Promise<Answer[]> {
  const { sessions } = await sessionsOfOne(arena, 2)
  const [from, to] = sessions as [(typeof sessions)[number], (typeof sessions)[number]]
  const [owner, ...others] = (await patients(arena, n + 1)) as [Who, ...Who[]]
  const jadwalid = await makeKonsultasi(arena, owner, from, 'diajukan')
  return atOnce(arena, 12, () => [
    move(arena, owner, jadwalid, to),
    ...others.map((who, i) => book(arena, who, i % 4 === 0 ? from : to)),
  ])
}

/** Patients of one professional all move into the one free slot. */
export async function reschedulesIntoOneSlot(arena: Arena, n = 8): Promise<Answer[]> {
  const { sessions } = await sessionsOfOne(arena, n + 1)
  const people = await patients(arena, n)
  const owned = await Promise.all(
    people.map(async (who, i) => ({
      who,
      id: await makeKonsultasi(arena, who, sessions[i + 1] as (typeof sessions)[number], 'disetujui'),
    })),
  )
  return atOnce(arena, n, () => owned.map(({ who, id }) => move(arena, who, id, sessions[0] as Session)))
}

/** Two patients want each other's slot: neither is free until the other moves. */
export async function swap(arena: Arena): Promise<Answer[]> {
  const { sessions } = await sessionsOfOne(arena, 2)
  const [a, b] = sessions as [(typeof sessions)[number], (typeof sessions)[number]]
  const [one, two] = (await patients(arena, 2)) as [Who, Who]
  const [idOne, idTwo] = [
    await makeKonsultasi(arena, one, a, 'disetujui'),
    await makeKonsultasi(arena, two, b, 'disetujui'),
  ]
  return Promise.all(times(6, (i) => (i % 2 ? move(arena, one, idOne, b) : move(arena, two, idTwo, a))))
}

/** An admin reopens a cancelled consultation while others request its slot. The first result is the admin's. */
export async function reopenAgainstBooking(arena: Arena, n = 20): Promise<Answer[]> {
  const { sessions } = await sessionsOfOne(arena, 1)
  const session = sessions[0] as (typeof sessions)[number]
  const admin = await arena.make.person(1)
  const [owner, ...others] = (await patients(arena, n + 1)) as [Who, ...Who[]]
  const jadwalid = await makeKonsultasi(arena, owner, session, 'dibatalkan')
  return atOnce(arena, 10, () => [
    arena.ask(admin, api.updateKonsultasi, { query: { jadwalid }, body: { status: 'disetujui' } }),
    ...others.map((who) => book(arena, who, session)),
  ])
}

/** A patient takes back a cancellation while others request the freed slot. The first result is the patient's. */
export async function undoAgainstBooking(arena: Arena, n = 20): Promise<Answer[]> {
  const { sessions } = await sessionsOfOne(arena, 1)
  const session = sessions[0] as (typeof sessions)[number]
  const [owner, ...others] = (await patients(arena, n + 1)) as [Who, ...Who[]]
  const jadwalid = await makeKonsultasi(arena, owner, session, 'disetujui')
  await arena.ask(owner, api.cancelKonsultasi, { query: { jadwalid } })
  return atOnce(arena, 10, () => [
    arena.ask(owner, api.urungkanBatal, { query: { jadwalid } }),
    ...others.map((who) => book(arena, who, session)),
  ])
}

/** Other hours, and dates from a week after the booked one on. */
const LATER = { jam_mulai: '18:00', jam_selesai: '19:00' }
export const NEXT_WEEK = { berlaku_dari: '2026-12-02' }

/**
 * A professional changes a session's hours, or its dates, while patients book it. All of them wait for the session's row, which
 * PostgreSQL gives them in the order of their arrival: `first` says which side arrived first. The first result is the
 * professional's. With no more patients than that, all of them reach the row.
 */
export async function sessionChangeAgainstBooking(
  arena: Arena,
  first: 'change' | 'booking',
  to: object = LATER,
  n = SURELY_AT_ONCE,
) {
  const { tenaga, sessions } = await sessionsOfOne(arena, 1)
  const session = sessions[0] as (typeof sessions)[number]
  const people = await patients(arena, n)
  const { hari, sesi, profesional_id, jam_mulai, jam_selesai } = session
  const body = { profesional_id, hari, sesi, jam_mulai, jam_selesai, is_available: 1, ...to }
  const change = () =>
    arena.ask(tenaga, updateJadwalTenaga, { query: { id: session.id, profid: profesional_id }, body })
  const bookings = () => people.map((who) => book(arena, who, session))
  const barrier = await gate(arena, 'select from jadwal_tenaga for update')
  try {
    const ahead = first === 'change' ? [change()] : bookings()
    await barrier.waiting(ahead.length)
    const behind = first === 'change' ? bookings() : [change()]
    // All requests must wait before the row is released: a later one could overtake those that wait.
    await barrier.waiting(ahead.length + behind.length)
    await barrier.open()
    const answers = [await Promise.all(ahead), await Promise.all(behind)]
    return (first === 'change' ? answers : answers.reverse()).flat()
  } finally {
    await barrier.close()
  }
}

/** A professional moves a session's hours while patients book it, each with the hour that they saw before the change. */
export async function sessionChangeAgainstSeenHour(arena: Arena, n = 20): Promise<Answer[]> {
  const { tenaga, sessions } = await sessionsOfOne(arena, 1)
  const session = sessions[0] as (typeof sessions)[number]
  const people = await patients(arena, n)
  const { hari, sesi, profesional_id } = session
  const body = { profesional_id, hari, sesi, is_available: 1, jam_mulai: '18:00', jam_selesai: '19:00' }
  return atOnce(arena, 10, () => [
    arena.ask(tenaga, updateJadwalTenaga, { query: { id: session.id, profid: profesional_id }, body }),
    ...people.map((who) => arena.ask(who, api.bookKonsultasi, { body: askFor(session, { jam_mulai: '08:00' }) })),
  ])
}

/** A professional adds sessions with different dates that all have one Wednesday, at the same hours, at the same moment. */
export async function oneDateManySessions(arena: Arena, n = 12): Promise<Answer[]> {
  const tenaga = await arena.make.profesional()
  const hours = { hari: 'Rabu', jam_mulai: '08:00', jam_selesai: '09:00' }
  const masa = (i: number) =>
    [{}, { berlaku_dari: '2026-11-25', berlaku_sampai: '2026-11-25' }, { berlaku_sampai: '2026-12-18' }][i % 3]
  const insert = (i: number) => arena.ask(tenaga, insertJadwalTenaga, { body: { ...hours, ...masa(i), sesi: i + 1 } })
  return atOnce(arena, n, () => times(n, insert), 'lock table jadwal_tenaga in share mode')
}

/** One finished consultation, reviewed many times at the same moment. */
export async function oneReviewManyTimes(arena: Arena, n = 20): Promise<Answer[]> {
  const { sessions } = await sessionsOfOne(arena, 1)
  const who = await arena.make.person(5)
  const jadwal_id = await makeKonsultasi(arena, who, sessions[0] as (typeof sessions)[number], 'selesai')
  const reviews = () =>
    times(n, () => arena.ask(who, insertFeedback, { body: { jadwal_id, rating: 5, komentar: '-' } }))
  return atOnce(arena, n, reviews, 'lock table feedback in share mode')
}
