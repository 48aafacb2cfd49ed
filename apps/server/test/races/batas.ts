import { bookKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import sql from 'sql-template-tag'
import { askFor } from '../booking.ts'
import { type Answer, type Arena, atOnce } from './arena.ts'

const times = <T>(n: number, make: (index: number) => T): T[] => Array.from({ length: n }, (_, index) => make(index))
const hour = (n: number) => `${String(n).padStart(2, '0')}:00:00`
const days = [
  { hari: 'Selasa', tanggal: '2026-11-24' },
  { hari: 'Rabu', tanggal: '2026-11-25' },
  { hari: 'Kamis', tanggal: '2026-11-26' },
  { hari: 'Jumat', tanggal: '2026-11-27' },
] as const
const RABU = days[1]

/** As many requests as surely wait for their sessions together, over both servers. */
const AT_ONCE = 12

/** Sixteen patients book sixteen slots of one professional, spread over these days. */
async function sixteenBook(
  arena: Arena,
  caps: { hari?: number; minggu?: number },
  on: readonly (typeof days)[number][],
) {
  const { make, db } = arena
  const { profesional_id } = await make.profesional()
  await db.rows(sql`
    insert into batas_tenaga (profesional_id, per_hari, per_minggu)
    values (${profesional_id}, ${caps.hari ?? null}, ${caps.minggu ?? null})`)
  const asks = await Promise.all(
    times(16, async (n) => {
      const { hari, tanggal } = on[n % on.length] as (typeof days)[number]
      const hours = { jam_mulai: hour(n), jam_selesai: hour(n + 1) }
      const session = await make.sesi(profesional_id, { hari, sesi: n + 1, ...hours })
      return { who: await make.person(5), body: askFor(session, { tanggal }) }
    }),
  )
  return atOnce(arena, AT_ONCE, () => asks.map(({ who, body }) => arena.ask(who, bookKonsultasi, { body })))
}

/** A day with five places. */
export const manyOnOneDay = (arena: Arena): Promise<Answer[]> => sixteenBook(arena, { hari: 5 }, [RABU])

/** A week with eight places, over four days. */
export const manyInOneWeek = (arena: Arena): Promise<Answer[]> => sixteenBook(arena, { minggu: 8 }, days)

/** Forty accounts that are not confirmed try the sixteen places of a week. */
export async function manyStrangers(arena: Arena): Promise<Answer[]> {
  const { make } = arena
  const { profesional_id } = await make.profesional()
  const bodies = await Promise.all(
    times(16, async (n) => {
      const { hari, tanggal } = days[n % days.length] as (typeof days)[number]
      const hours = { jam_mulai: hour(n), jam_selesai: hour(n + 1) }
      return askFor(await make.sesi(profesional_id, { hari, sesi: n + 1, ...hours }), { tanggal })
    }),
  )
  const people = await Promise.all(times(40, () => make.person(5, { email_terverifikasi: false })))
  return atOnce(arena, AT_ONCE, () =>
    people.map((who, n) => arena.ask(who, bookKonsultasi, { body: bodies[n % bodies.length] as object })),
  )
}

/** One patient with four visits in the semester books sixteen professionals, hour after hour. */
export async function manyOfOnePatient(arena: Arena): Promise<Answer[]> {
  const { make, db } = arena
  await db.rows(sql`
    insert into semester (nama, dari, sampai) values ('Ganjil', '2026-08-01', '2027-01-31') on conflict do nothing`)
  const jenis_id = await make.jenis({ menit: 30, batas_semester: 4 })
  const who = await make.person(5)
  const bodies = await Promise.all(
    times(16, async (n) => {
      const { profesional_id } = await make.profesional()
      await db.rows(sql`insert into jenis_tenaga (profesional_id, jenis_id) values (${profesional_id}, ${jenis_id})`)
      const session = await make.sesi(profesional_id, { jam_mulai: hour(n), jam_selesai: hour(n + 1) })
      return askFor(session, { jenis_id, jam_mulai: hour(n) })
    }),
  )
  return atOnce(arena, AT_ONCE, () => bodies.map((body) => arena.ask(who, bookKonsultasi, { body })))
}
