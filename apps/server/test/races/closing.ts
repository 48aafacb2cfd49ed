import { insertCuti } from '@sehati/contract/absence/cuti.endpoints'
import { insertHariLibur } from '@sehati/contract/absence/hari-libur.endpoints'
import { addDays, type Tanggal } from '@sehati/contract/base/waktu'
import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import type { JamTutup } from '@sehati/contract/schedule/jam-tutup.rules'
import sql from 'sql-template-tag'
import { askFor } from '../booking.ts'
import { type Answer, type Arena, gate, tally } from './arena.ts'

export type How = 'cuti' | 'libur'
type Who = { token: string; user_id: number }

/** Each race has a Wednesday of its own among those that an admin has opened, because a holiday stays. */
let wednesdays = 0
const nextWednesday = (): Tanggal => addDays('2026-11-25', 7 * (wednesdays++ % 15))
export const openAllWeeks = (arena: Arena) =>
  arena.db.rows(sql`update pengaturan set mode_jendela = 'harian', cakrawala_hari = 120`)

/** A professional with sessions from 07:00 on, and a patient for each; `jam` are the hours that will be closed, or all. */
async function scene(arena: Arena, n: number, jam: JamTutup) {
  const tenaga = await arena.make.profesional()
  const tanggal = nextWednesday()
  const clock = (minutes: number) =>
    `${String(7 + Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`
  const pairs = await Promise.all(
    Array.from({ length: n }, async (_, i) => ({
      who: (await arena.make.person(5)) as Who,
      session: await arena.make.sesi(tenaga.profesional_id, {
        sesi: i + 1,
        jam_mulai: clock(i * 30),
        jam_selesai: clock(i * 30 + 30),
      }),
    })),
  )
  const admin = await arena.make.person(1)
  const book = () =>
    pairs.map(({ who, session }) => arena.ask(who, api.bookKonsultasi, { body: askFor(session, { tanggal }) }))
  const close = (how: How): Promise<Answer> =>
    how === 'cuti'
      ? arena.ask(tenaga, insertCuti, { body: { dari: tanggal, sampai: tanggal, ...jam } })
      : arena.ask(admin, insertHariLibur, { body: { tanggal, nama: 'Dies Natalis', jenis: 'libur kampus', ...jam } })
  return { tenaga, tanggal, book, close, jam }
}

/** The results of the bookings, and how many live consultations the closed hours have, in total and missing from the closing's response. */
async function outcome(arena: Arena, of: Awaited<ReturnType<typeof scene>>, closed: Answer, booked: Answer[]) {
  if (closed.said !== '201') throw new Error(`the day was not closed: ${closed.said}`)
  const reported = new Set((closed.data as { terdampak: { jadwal_id: number }[] }).terdampak.map((k) => k.jadwal_id))
  const live = await arena.db.rows<{ jadwal_id: number }>(sql`
    select jadwal_id from konsultasi where profesional_id = ${of.tenaga.profesional_id} and mulai::date = ${of.tanggal}::date
      and status <> 'dibatalkan' and selesai::time > coalesce(${of.jam.jam_dari ?? null}::time, '00:00')
      and mulai::time < coalesce(${of.jam.jam_sampai ?? null}::time, '24:00')`)
  const unnoticed = live.filter(({ jadwal_id }) => !reported.has(jadwal_id)).length
  return { answers: tally(booked), reported: reported.size, live: live.length, unnoticed }
}

/** The bookings have started, and wait for their sessions, while the day is closed. */
export async function closedWhileBookingsBegin(arena: Arena, how: How, jam: JamTutup = {}, n = 12) {
  const of = await scene(arena, n, jam)
  const barrier = await gate(arena, 'select from jadwal_tenaga for update')
  try {
    const booking = Promise.all(of.book())
    await barrier.waiting(n)
    const closed = await of.close(how)
    await barrier.open()
    return await outcome(arena, of, closed, await booking)
  } finally {
    await barrier.close()
  }
}

/** The bookings are written and not yet committed, blocked at their history, while the day is closed. */
export async function closedWhileBookingsEnd(arena: Arena, how: How, jam: JamTutup = {}, n = 12) {
  const of = await scene(arena, n, jam)
  const barrier = await gate(arena, 'lock table riwayat_status in exclusive mode')
  try {
    const booking = Promise.all(of.book())
    await barrier.waiting(n)
    const closing = of.close(how)
    // Either it waits for the bookings, or it has already responded.
    await Promise.race([barrier.waiting(n + 1), closing])
    await barrier.open()
    return await outcome(arena, of, await closing, await booking)
  } finally {
    await barrier.close()
  }
}

/** All at the same moment, the closing among them. */
export async function closedAmongBookings(arena: Arena, how: How, jam: JamTutup = {}, n = 20) {
  const of = await scene(arena, n, jam)
  const booking = of.book()
  const closing = of.close(how)
  return outcome(arena, of, await closing, await Promise.all(booking))
}
