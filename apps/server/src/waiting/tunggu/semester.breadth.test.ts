import { addDays, isoWib, tanggalWib } from '@sehati/contract/base/waktu'
import { bookKonsultasi, cancelKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { listSlotJenis } from '@sehati/contract/schedule/jenis.endpoints'
import * as api from '@sehati/contract/waiting/tunggu.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { startServer } from '../../../test/server.ts'
import { passOn } from './grant.act.ts'

// A semester of a psychologist who has fewer places than students ask for, played twice with the same students and the same
// cancellations: once they wait in line, once they look again each morning. The figures stand in docs/reports/2026-11-28-waiting-list.md.

const HOUR = 3_600_000
const WEEKS = 16
const FIRST = Date.parse('2026-11-23T08:00:00+07:00')

/** Numbers between 0 and 1 that are the same in each run. */
function makeRandom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

type Event = { at: number; run: () => Promise<void> }

async function semester(isInLine: boolean) {
  const server = await startServer()
  const { db, call, make, service, clock, at } = server
  const random = makeRandom(7)
  const queue: Event[] = []
  const plan = (time: number, run: () => Promise<void>) => {
    queue.push({ at: time, run })
    queue.sort((a, b) => a.at - b.at)
  }
  const tenaga = await make.profesional(3)
  const { profesional_id } = tenaga
  for (const hari of ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat'] as const)
    for (const [n, jam] of [9, 10, 13].entries())
      await make.sesi(profesional_id, {
        hari,
        sesi: n + 1,
        jam_mulai: `${String(jam).padStart(2, '0')}:00:00`,
        jam_selesai: `${jam + 1}:00:00`,
      })

  const waits: number[] = []
  const daysTo = (asked: number, mulai: string) => (Date.parse(mulai) - asked) / (24 * HOUR)
  let [students, cancelled] = [0, 0]

  /** What becomes of an appointment: one in seven is cancelled, between half a day and two days before. */
  function follow(
    who: { token: string; user_id: number },
    k: { jadwal_id: number; tanggal: string },
    asked: number,
    fate: number,
  ) {
    waits.push(daysTo(asked, k.tanggal))
    const ahead = Date.parse(k.tanggal) - clock().getTime()
    if (fate > 1 / 7 || ahead < 14 * HOUR) return
    const time = Math.max(clock().getTime() + HOUR, Date.parse(k.tanggal) - (12 + fate * 7 * 36) * HOUR)
    plan(time, async () => {
      const reply = await call(who, cancelKonsultasi, { query: { jadwalid: k.jadwal_id }, body: {} })
      if (reply.status === 200) cancelled += 1
      plan(clock().getTime() + 61_000, look)
    })
  }

  /** What the service does by itself, and the answers to its offers: four of five people take theirs within the hour. */
  const asked = new Map<number, { who: { token: string; user_id: number }; since: number; fates: [number, number] }>()
  const answered = new Set<number>()
  async function look() {
    await passOn({ db: service, clock })
    const open = await db.rows<{ tawaran_id: number; user_id: number; habis_pada: string }>(
      sql`select tawaran_id, user_id, habis_pada from tawaran where jawaban is null`,
    )
    for (const { tawaran_id, user_id, habis_pada } of open) {
      if (answered.has(tawaran_id)) continue
      answered.add(tawaran_id)
      const { who, since, fates } = asked.get(user_id) as NonNullable<ReturnType<typeof asked.get>>
      plan(Date.parse(habis_pada) + 1_000, look)
      if (fates[1] > 0.8) continue
      plan(clock().getTime() + (Date.parse(habis_pada) - clock().getTime()) * fates[1], async () => {
        const { status, data } = await call(who, api.ambilTawaran, { body: { tawaran_id } })
        if (status === 200) follow(who, data, since, fates[0])
      })
    }
    // At night places wait for the morning.
    const waiting = await db.rows(sql`select from tempat where jenis = 'sisih'`)
    if (waiting.length > 0 && !queue.some((one) => one.run === look))
      plan(Date.parse(`${tanggalWib(new Date(clock().getTime() + 10 * HOUR))}T07:00:05+07:00`), look)
  }

  async function ask(who: { token: string; user_id: number }, since: number, fates: [number, number], tries: number) {
    const today = tanggalWib(clock())
    const query = { profid: profesional_id, jenis_id: 1, dari: today, sampai: addDays(today, 14) }
    const { data } = await call(who, listSlotJenis, { query })
    const slot = (data as { alasan: string | null; jadwal_tenaga_id: number; tanggal: string }[]).find(
      (one) => one.alasan === null,
    )
    const of = { profesional_id, metode_konsultasi: 'online', use_bpjs: 0, keluhan: 'Sulit tidur' }
    if (slot) {
      const body = { ...of, jadwal_tenaga_id: slot.jadwal_tenaga_id, tanggal: slot.tanggal }
      const booked = await call(who, bookKonsultasi, { body })
      if (booked.status === 201) follow(who, booked.data, since, fates[0])
    } else if (isInLine && tries === 0) {
      asked.set(who.user_id, { who, since, fates })
      await call(who, api.insertTunggu, { body: { ...of, sampai: addDays(today, 21) } })
    }
    // Who has nothing looks again the next morning, for three weeks.
    const has = await db.row(sql`select from konsultasi where user_id = ${who.user_id} limit 1`)
    if (!has && tries < 21) {
      const morning = Date.parse(`${addDays(today, 1)}T08:00:00+07:00`) + fates[1] * 4 * HOUR
      plan(morning, () => ask(who, since, fates, tries + 1))
    }
  }

  for (let week = 0; week < WEEKS; week++)
    for (let n = 0; n < 17; n++) {
      const time = FIRST + (week * 7 + Math.floor(random() * 5)) * 24 * HOUR + random() * 9 * HOUR
      const fates: [number, number] = [random(), random()]
      plan(time, async () => {
        students += 1
        await ask(await make.person(5), time, fates, 0)
      })
    }
  for (let next = queue.shift(); next; next = queue.shift()) {
    at(isoWib(new Date(Math.max(next.at, clock().getTime()))))
    await next.run()
  }

  // Of the places that were given back: how many were booked again, and how long they stood empty.
  const [row] = await db.rows<{ kembali: number; terisi: number; jam: number | null }>(sql`
    select count(*)::int as kembali, count(b.jadwal_id)::int as terisi,
      percentile_cont(0.5) within group (order by extract(epoch from b.created_at - k.updated_at) / 3600) as jam
    from konsultasi k
    left join konsultasi b on b.profesional_id = k.profesional_id and b.mulai = k.mulai and b.status <> 'dibatalkan'
    where k.status = 'dibatalkan'`)
  waits.sort((a, b) => a - b)
  const median = waits[Math.floor(waits.length / 2)] as number
  const p90 = waits[Math.floor(waits.length * 0.9)] as number
  return {
    students,
    served: waits.length,
    cancelled,
    ...(row as { kembali: number; terisi: number; jam: number | null }),
    median,
    p90,
  }
}

test('in a semester with the list fewer places that were given back stay empty, and they are taken sooner', async () => {
  const [without, within] = [await semester(false), await semester(true)]
  const rate = ({ terisi, kembali }: typeof within) => terisi / kembali
  if (process.env.SHOW_FIGURES) console.log(JSON.stringify({ without, within }, null, 1))
  expect(within.students).toBe(without.students)
  expect(rate(within)).toBeGreaterThan(rate(without))
  expect(within.jam ?? 0).toBeLessThan(without.jam ?? Number.POSITIVE_INFINITY)
}, 600_000)
