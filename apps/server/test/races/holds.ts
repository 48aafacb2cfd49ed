import * as api from '@sehati/contract/booking/tahan.endpoints'
import { bookKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { insertTahan } from '../../src/booking/tahan/tahan.store.ts'
import { askFor } from '../booking.ts'
import { START } from '../server.ts'
import { type Answer, type Arena, atOnce } from './arena.ts'

type Session = { id: number; profesional_id: number }
type Who = { token: string; user_id: number }

const WEDNESDAY = '2026-11-25'
const times = <T>(n: number, make: (index: number) => T): T[] => Array.from({ length: n }, (_, index) => make(index))
const patients = (arena: Arena, n: number): Promise<Who[]> => Promise.all(times(n, () => arena.make.person(5)))
const hour = (n: number) => `${String(n).padStart(2, '0')}:00:00`

/** Sessions of one professional on Wednesday, hour by hour from midnight on. */
async function sessionsOfOne(arena: Arena, n: number): Promise<Session[]> {
  const { profesional_id } = await arena.make.profesional()
  return Promise.all(
    times(n, (i) => arena.make.sesi(profesional_id, { sesi: i + 1, jam_mulai: hour(i), jam_selesai: hour(i + 1) })),
  )
}

const hold = (arena: Arena, who: Who, { id, profesional_id }: Session) =>
  arena.ask(who, api.insertTahan, { body: { profesional_id, jadwal_tenaga_id: id, tanggal: WEDNESDAY } })
const book = (arena: Arena, who: Who, session: Session) => arena.ask(who, bookKonsultasi, { body: askFor(session) })

/** Many patients hold one slot at once. */
export async function manyHoldOneSlot(arena: Arena, n = 60): Promise<Answer[]> {
  const [slot] = (await sessionsOfOne(arena, 1)) as [Session]
  const people = await patients(arena, n)
  return atOnce(arena, 16, () => people.map((who) => hold(arena, who, slot)))
}

/** One patient holds many slots at once. */
export async function onePatientHoldsMany(arena: Arena, n = 20): Promise<Answer[]> {
  const slots = await sessionsOfOne(arena, n)
  const [who] = (await patients(arena, 1)) as [Who]
  return atOnce(arena, 8, () => slots.map((slot) => hold(arena, who, slot)))
}

/** The same at the statement alone, with fewer than the connections that tests have: the act releases older holds afterwards. */
export async function onePatientInsertsMany(arena: Arena, n = 6): Promise<Answer[]> {
  const slots = await sessionsOfOne(arena, n)
  const { user_id } = await arena.make.person(5)
  const insert = async ({ id, profesional_id }: Session): Promise<Answer> => {
    const data = await insertTahan(
      arena.db,
      user_id,
      { profesional_id, jadwal_tenaga_id: id, tanggal: WEDNESDAY, jenis_id: 1 },
      START,
    )
    return { said: data ? 'held' : 'refused', data }
  }
  return atOnce(arena, n, () => slots.map(insert))
}

/** Some patients hold a slot that others book in the same moment. */
export async function holdsAgainstBookings(arena: Arena, n = 20): Promise<Answer[]> {
  const [slot] = (await sessionsOfOne(arena, 1)) as [Session]
  const people = await patients(arena, n)
  return atOnce(arena, 8, () => people.map((who, i) => (i % 2 ? hold(arena, who, slot) : book(arena, who, slot))))
}

/** Patients wander from slot to slot of one professional; each looks at some of the same. */
export async function wanderingPatients(arena: Arena, n = 12, steps = 8): Promise<Answer[]> {
  const slots = await sessionsOfOne(arena, 16)
  const people = await patients(arena, n)
  const walks = people.map(async (who, i) => {
    const answers: Answer[] = []
    for (let step = 0; step < steps; step++)
      answers.push(await hold(arena, who, slots[(i * 7 + step * 3) % slots.length] as Session))
    return answers
  })
  return (await Promise.all(walks)).flat()
}

/** Others book the slot that one patient holds; the holder does not. */
export async function strangersAgainstHold(arena: Arena, n = 20): Promise<Answer[]> {
  const [slot] = (await sessionsOfOne(arena, 1)) as [Session]
  const [owner, ...others] = (await patients(arena, n)) as [Who, ...Who[]]
  await hold(arena, owner, slot)
  return atOnce(arena, 8, () => others.map((who) => book(arena, who, slot)))
}

/** The holder books while others try to; the first answer is the holder's. */
export async function holderAgainstStrangers(arena: Arena, n = 20): Promise<Answer[]> {
  const [slot] = (await sessionsOfOne(arena, 1)) as [Session]
  const people = (await patients(arena, n)) as [Who, ...Who[]]
  await hold(arena, people[0], slot)
  return atOnce(arena, 8, () => people.map((who) => book(arena, who, slot)))
}

/**
 * The holder releases the slot among the requests of others to hold it, and the others ask once more afterwards. Without a
 * lock that stops them all: a hold that finds the slot taken ends before it needs one.
 */
export async function releaseAgainstHolds(arena: Arena, n = 20): Promise<Record<'meanwhile' | 'afterwards', Answer[]>> {
  const [slot] = (await sessionsOfOne(arena, 1)) as [Session]
  const [owner, ...others] = (await patients(arena, n)) as [Who, ...Who[]]
  const { data } = await hold(arena, owner, slot)
  const { tahan_id } = data as { tahan_id: number }
  const ask = (some: Who[]) => some.map((who) => hold(arena, who, slot))
  const middle = others.length >> 1
  const before = ask(others.slice(0, middle))
  const released = arena.ask(owner, api.removeTahan, { query: { id: tahan_id } })
  const meanwhile = await Promise.all([...before, ...ask(others.slice(middle))])
  await released
  return { meanwhile, afterwards: await Promise.all(ask(others)) }
}
