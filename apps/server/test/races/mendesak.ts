import { bookKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { akuiPeringatan, insertHubungi, tutupPeringatan } from '@sehati/contract/safety/peringatan.endpoints'
import sql from 'sql-template-tag'
import { askFor } from '../booking.ts'
import { type Answer, type Arena, atOnce } from './arena.ts'

const HOURS = { jam_mulai: '08:00:00', jam_selesai: '12:00:00' }
const STARTS = 8
/** The n-th start of 25 minutes with a pause of 5 in these hours. */
const startOf = (n: number) => `${String(8 + Math.floor((n % STARTS) / 2)).padStart(2, '0')}:${n % 2 ? '30' : '00'}:00`
const times = <T>(n: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: n }, (_, index) => make(index)))

type Result = { bookings: Answer[]; closings: Answer[] }

/**
 * Patients with an open alert book the urgent starts of a session that is kept back, three of them each start, while the person on
 * duty closes the alert of one of these three.
 */
export async function urgentAgainstClosing(arena: Arena): Promise<Result> {
  const { make } = arena
  const tenaga = await make.profesional()
  const session = await make.sesi(tenaga.profesional_id, { ...HOURS, cadangan: 1, lepas_menit: 120 })
  const jenis_id = await make.jenis({ jeda_sesudah: 5, mendesak: true }, tenaga)
  const onDuty = await make.person(1)
  await make.tugas(onDuty.user_id, 'jaga')
  const people = await times(3 * STARTS, () => make.person(5))
  await times(people.length, (n) =>
    arena.ask(people[n] as (typeof people)[number], insertHubungi, { body: { phone_number: '081234567890' } }),
  )
  // One of the three who want a start.
  const closed = people.filter((_, n) => n % 3 === 0).map(({ user_id }) => user_id)
  const alerts = await arena.db.rows<{ peringatan_id: number }>(
    sql`select peringatan_id from peringatan where user_id = any(${closed}::int[])`,
  )
  const toClose = alerts.map(({ peringatan_id }) => peringatan_id)
  await times(toClose.length, (n) => arena.ask(onDuty, akuiPeringatan, { query: { id: toClose[n] as number } }))

  const closing = (id: number) =>
    arena.ask(onDuty, tutupPeringatan, { query: { id }, body: { catatan: 'Sudah ditelepon.' } })
  const all = await atOnce(arena, STARTS, () => [
    ...people.map((who, n) =>
      arena.ask(who, bookKonsultasi, { body: askFor(session, { jenis_id, jam_mulai: startOf(n) }) }),
    ),
    ...toClose.map(closing),
  ])
  return { bookings: all.slice(0, people.length), closings: all.slice(people.length) }
}
