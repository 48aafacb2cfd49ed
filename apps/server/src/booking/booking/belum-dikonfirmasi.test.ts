import * as tahan from '@sehati/contract/booking/tahan.endpoints'
import { bookKonsultasi, cancelKonsultasi, urungkanBatal } from '@sehati/contract/consultation/konsultasi.endpoints'
import { insertKonsultasiLoket } from '@sehati/contract/desk/pasien.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { askFor } from '../../../test/booking.ts'
import { START, startServer } from '../../../test/server.ts'

const { db, call, make, at } = await startServer()

beforeEach(() => at(START.toISOString()))

type Session = { id: number; profesional_id: number }
const hour = (n: number) => `${String(n).padStart(2, '0')}:00:00`
const times = <T>(n: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => make(i)))
const stranger = () => make.person(5, { email_terverifikasi: false })
const book = (who: { token: string; user_id: number }, session: Session) =>
  call(who, bookKonsultasi, { body: askFor(session) })
const confirm = ({ user_id }: { user_id: number }) =>
  db.rows(sql`update users set email_terverifikasi_pada = ${START} where user_id = ${user_id}`)

/** A professional with so many sessions in the window, all on Wednesday. */
async function sessionsOf(n: number): Promise<Session[]> {
  const { profesional_id } = await make.profesional()
  return times(n, (i) => make.sesi(profesional_id, { sesi: i + 1, jam_mulai: hour(8 + i), jam_selesai: hour(9 + i) }))
}
/** The first `n` of the sessions are booked, each by another account that is not confirmed. */
async function bookedBy(sessions: Session[], n: number) {
  const who = await times(n, stranger)
  const booked = await Promise.all(who.map((one, i) => book(one, sessions[i] as Session)))
  expect(booked.map(({ status }) => status)).toEqual(Array(n).fill(201))
  return who.map((one, i) => ({ ...one, jadwal_id: booked[i]?.data.jadwal_id as number }))
}

test('of nine places, accounts that are not confirmed hold six; the others are for those who are', async () => {
  const sessions = await sessionsOf(9)
  await bookedBy(sessions, 6)
  const seventh = await stranger()
  expect(await book(seventh, sessions[6] as Session)).toMatchObject({ status: 409, code: 'CONFIRM_FIRST' })
  expect((await book(await make.person(5), sessions[7] as Session)).status).toBe(201)
  await confirm(seventh)
  expect((await book(seventh, sessions[6] as Session)).status).toBe(201)
})

test('a professional with seven places can be booked whole', async () => {
  await bookedBy(await sessionsOf(7), 7)
})

test('a slot that is taken is named first', async () => {
  const sessions = await sessionsOf(9)
  await bookedBy(sessions, 6)
  expect((await book(await stranger(), sessions[0] as Session)).code).toBe('SLOT_TAKEN')
})

test('a hold is a place, for others and for its holder', async () => {
  const sessions = await sessionsOf(9)
  await bookedBy(sessions, 5)
  const hold = (who: { token: string; user_id: number }, { id, profesional_id }: Session) =>
    call(who, tahan.insertTahan, { body: { profesional_id, jadwal_tenaga_id: id, tanggal: '2026-11-25' } })
  const [holder, other] = [await stranger(), await stranger()]
  expect((await hold(holder, sessions[5] as Session)).status).toBe(201)
  expect(await hold(other, sessions[6] as Session)).toMatchObject({ status: 409, code: 'CONFIRM_FIRST' })
  expect((await book(other, sessions[6] as Session)).code).toBe('CONFIRM_FIRST')
  expect((await book(holder, sessions[5] as Session)).status).toBe(201)
})

test('a cancellation is not taken back where others who are not confirmed have the places meanwhile', async () => {
  const sessions = await sessionsOf(9)
  const [first] = await bookedBy(sessions, 6)
  if (!first) throw new Error('six have booked')
  const query = { jadwalid: first.jadwal_id }
  expect((await call(first, cancelKonsultasi, { query, body: {} })).status).toBe(200)
  expect((await book(await stranger(), sessions[7] as Session)).status).toBe(201)
  expect(await call(first, urungkanBatal, { query })).toMatchObject({ status: 409, code: 'CONFIRM_FIRST' })
  await confirm(first)
  expect((await call(first, urungkanBatal, { query })).status).toBe(200)
})

test('what the clinic books, and whom it has entered, is not counted', async () => {
  const sessions = await sessionsOf(9)
  await bookedBy(sessions, 6)
  const [clerk, here, entered] = [await make.person(1), await stranger(), await stranger()]
  await db.rows(
    sql`insert into tugas (user_id, tugas, sejak, oleh) values (${clerk.user_id}, 'loket', ${START}, ${clerk.user_id})`,
  )
  const body = { ...askFor(sessions[6] as Session), user_id: here.user_id }
  expect((await call(clerk, insertKonsultasiLoket, { body })).status).toBe(201)
  await db.rows(sql`update users set dibuat_oleh = ${clerk.user_id} where user_id = ${entered.user_id}`)
  expect((await book(entered, sessions[7] as Session)).status).toBe(201)
})
