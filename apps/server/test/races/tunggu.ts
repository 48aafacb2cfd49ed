import { bookKonsultasi, cancelKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import * as api from '@sehati/contract/waiting/tunggu.endpoints'
import { passOn } from '../../src/waiting/tunggu/grant.act.ts'
import { askFor } from '../booking.ts'
import { START } from '../server.ts'
import { makeTawaran } from '../tunggu.ts'
import { type Answer, type Arena, atOnce } from './arena.ts'

const HOURS = { jam_mulai: '15:00:00', jam_selesai: '16:00:00' }
const patients = ({ make }: Arena, n: number) => Promise.all(Array.from({ length: n }, () => make.person(5)))

/** A professional whose place on Wednesday is booked, its patient, and this many people in line for it. */
async function fullDay(arena: Arena, n: number) {
  const { make, ask } = arena
  const { profesional_id } = await make.profesional()
  const session = await make.sesi(profesional_id, HOURS)
  const owner = await make.person(5)
  const jadwal_id = await make.konsultasi(
    { user_id: owner.user_id, profesional_id, jadwal_tenaga_id: session.id },
    HOURS,
  )
  const waiting = await patients(arena, n)
  for (const who of waiting) {
    const body = { profesional_id, metode_konsultasi: 'online', keluhan: 'Sulit tidur', sampai: '2026-11-27' }
    const { said } = await ask(who, api.insertTunggu, { body })
    if (said !== '201') throw new Error(`not in line: ${said}`)
  }
  return { profesional_id, session, owner, jadwal_id, waiting }
}
const book = (arena: Arena, who: { token: string }, session: { id: number; profesional_id: number }) =>
  arena.ask(who, bookKonsultasi, { body: askFor(session) })

/** A patient cancels while strangers try to book the place, for which another person waits. The first result is the patient's. */
export async function strangersAgainstLine(arena: Arena, n = 500): Promise<Answer[]> {
  const { session, owner, jadwal_id } = await fullDay(arena, 1)
  const strangers = await patients(arena, n)
  return atOnce(arena, 10, () => [
    arena.ask(owner, cancelKonsultasi, { query: { jadwalid: jadwal_id }, body: {} }),
    ...strangers.map((who) => book(arena, who, session)),
  ])
}

/** The person of an offer takes it again and again, passes it on and leaves, while strangers book the place. */
export async function oneOfferManyAnswers(arena: Arena, n = 8) {
  const { make } = arena
  const { profesional_id } = await make.profesional()
  const session = await make.sesi(profesional_id, HOURS)
  const who = await make.person(5)
  const of = { user_id: who.user_id, profesional_id, jadwal_tenaga_id: session.id }
  const { tunggu_id, tawaran_id } = await makeTawaran(arena, of, '2026-11-25', HOURS)
  const strangers = await patients(arena, n)
  const answers = await atOnce(arena, 3, () => [
    ...Array.from({ length: n }, () => arena.ask(who, api.ambilTawaran, { body: { tawaran_id } })),
    arena.ask(who, api.lewatiTawaran, { body: { tawaran_id } }),
    arena.ask(who, api.removeTunggu, { query: { id: tunggu_id } }),
    ...strangers.map((stranger) => book(arena, stranger, session)),
  ])
  return {
    taken: answers.slice(0, n),
    others: answers.slice(n, n + 2),
    strangers: answers.slice(n + 2),
    profesional_id,
  }
}

/** This many processes offer places at the same time: to each of the people in line at most one, in their order. */
export async function manyGranters(arena: Arena, n = 3) {
  const days = await Promise.all(Array.from({ length: n }, () => fullDay(arena, 2)))
  for (const { owner, jadwal_id } of days)
    await arena.ask(owner, cancelKonsultasi, { query: { jadwalid: jadwal_id }, body: {} })
  const later = new Date(START.getTime() + 3_600_000)
  // The places are set aside until then; the minute of undoing is over.
  await Promise.all(Array.from({ length: n }, () => passOn({ db: arena.db, clock: () => later })))
  return days
}
