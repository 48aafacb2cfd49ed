import { PassThrough } from 'node:stream'
import { batalTautan, konfirmasiTautan } from '@sehati/contract/booking/tautan.endpoints'
import { insertFeedback } from '@sehati/contract/care/feedback.endpoints'
import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import { forgotPassword, login, logout, register, resetPassword } from '@sehati/contract/people/auth.endpoints'
import { findUser, getSaya, updateProfil } from '@sehati/contract/people/user.endpoints'
import sql from 'sql-template-tag'
import { afterEach, expect, test } from 'vitest'
import { askFor } from '../../../test/booking.ts'
import { startServer } from '../../../test/server.ts'
import { makeTautan } from '../../booking/tautan/tautan.ts'
import { insertReset } from '../../people/auth/reset.store.ts'

const stream = new PassThrough()
const chunks: string[] = []
stream.on('data', (chunk) => chunks.push(String(chunk)))
const { app, db, clock, call, make, seal } = await startServer({ logger: { level: 'trace', stream } })
const lines = () =>
  chunks
    .join('')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

/** Words that occur only in what users send. */
const personal = {
  name: 'Zubaidah Rahasiawati',
  email: 'zubaidah.rahasia@uji.test',
  phone: '081298765432',
  bpjs: '7418529630741',
  bpjsBagian: '185296307',
  password: 'sandi-zubaidah-9',
  keluhan: 'Keluhanzubaidah',
  balasan: 'Balasanzubaidah',
  alasan: 'Alasanzubaidah',
  komentar: 'Komentarzubaidah',
}
const secrets: string[] = Object.values(personal)
afterEach(() => {
  const log = chunks.join('')
  expect(log).not.toBe('')
  for (const secret of secrets) {
    expect(log).not.toContain(secret)
    expect(log).not.toContain(encodeURIComponent(secret))
  }
})

test('a whole visit logs its routes, statuses and acts, and no data of people', async () => {
  const admin = await make.person(1)
  const tenaga = await make.profesional()
  const session = await make.sesi(tenaga.profesional_id)
  const form = {
    name: personal.name,
    email: personal.email,
    phone_number: personal.phone,
    gender: 'perempuan',
    no_bpjs: personal.bpjs,
  }
  await call(null, register, { body: { ...form, password_hash: personal.password } })
  await call(null, register, { body: { ...form, password_hash: personal.password } })
  await call(null, login, { body: { email: personal.email, password: `${personal.password}!` } })
  const signedIn = (await call(null, login, { body: { email: personal.email, password: personal.password } })).data
  secrets.push(signedIn.token, admin.token, tenaga.token)
  const { data } = await call(signedIn, api.bookKonsultasi, {
    body: askFor(session, { keluhan: personal.keluhan }),
    headers: { 'idempotency-key': 'x1' },
  })
  const query = { jadwalid: data.jadwal_id }
  await call(signedIn, api.bookKonsultasi, { body: askFor(session, { keluhan: personal.keluhan }) })
  await call(tenaga, api.updateKonsultasi, { query, body: { status: 'selesai', initial_consult: personal.balasan } })
  await call(signedIn, api.cancelKonsultasi, { query, body: { alasan: personal.alasan } })
  await call(signedIn, insertFeedback, { body: { jadwal_id: data.jadwal_id, rating: 5, komentar: personal.komentar } })
  await call(signedIn, api.listRiwayat, { query: { q: personal.name }, headers: { 'x-request-id': 'klien-1234' } })
  await call(signedIn, getSaya, { headers: { 'x-request-id': '<script>alert(1)</script>' } })
  await call(admin, findUser, { body: { field: 'email', value: personal.email } })
  for (const value of [personal.bpjs, personal.bpjsBagian])
    expect((await call(admin, findUser, { body: { field: 'no_bpjs', value } })).data.total).toBe(1)
  // A number that is refused, and one that cannot be decrypted any more.
  await call(signedIn, updateProfil, { body: { no_bpjs: `${personal.bpjs}0` } })
  await db.rows(sql`
    update users set no_bpjs_segel = set_byte(no_bpjs_segel, 45, 255 - get_byte(no_bpjs_segel, 45)) where user_id = ${signedIn.user_id}`)
  expect((await call(signedIn, getSaya, {})).data.no_bpjs).toBe(null)
  await call(signedIn, updateProfil, { body: { ...form, gender: personal.name } })
  await app.inject({ url: `/api/${personal.name}?email=${personal.email}` })
  await app.inject({ url: `/api/%zz${personal.email}` })
  await app.inject({
    method: 'POST',
    url: login.path,
    headers: { 'content-type': 'application/json' },
    payload: `{"email":"${personal.email}"`,
  })
  await app.inject({
    method: 'POST',
    url: login.path,
    headers: { 'content-type': personal.name },
    payload: personal.email,
  })
  await call(signedIn, logout)
  await call(signedIn, logout)

  const booked = lines().find((line) => line.event === 'konsultasi.book')
  expect(booked).toMatchObject({
    route: 'POST /api/users/konsultasi/book',
    status: 201,
    user_id: signedIn.user_id,
    reqId: expect.any(String),
    ms: expect.any(Number),
  })
  expect(
    lines()
      .filter((line) => line.route === 'POST /api/public/login')
      .map((line) => line.status),
  ).toEqual([401, 200, 400, 415])
  const history = lines().find((line) => line.route === 'GET /api/users/riwayat/check')
  // The id of a client stands beside the service's own, where it is harmless.
  expect(history).toMatchObject({ status: 200, client_request_id: 'klien-1234' })
  expect(history.reqId).not.toBe('klien-1234')
  expect(chunks.join('')).not.toContain('alert(1)')
  expect(lines().find((line) => line.route === 'GET /api/users/riwayat/check')).not.toHaveProperty('event')
})

test('links of mails are never logged, valid or invalid', async () => {
  const patient = await make.person(5)
  const { jadwal_id } = await make.booked(patient, { status: 'disetujui' })
  const mulai = new Date('2026-11-25T09:00:00+07:00')
  const batal = makeTautan(seal).sign({ tujuan: 'batal', jadwal_id, mulai, tanda: 0 })
  const reset = await insertReset(db, patient.user_id, clock())
  secrets.push(batal, reset)
  await call(null, forgotPassword, { body: { email: personal.email } })
  for (let n = 0; n < 2; n++) {
    await call(null, resetPassword, { body: { token: reset, password: personal.password } })
    await call(null, konfirmasiTautan, { body: { token: batal } })
    await call(null, batalTautan, { body: { token: batal, alasan: personal.alasan } })
  }
  const acts = lines().filter((line) => /forgot|reset|tautan/.test(line.event ?? ''))
  expect(acts.map(({ event, status }) => `${event} ${status}`)).toEqual([
    'auth.forgot-password 200',
    'auth.reset-password 200',
    'tautan.confirm 422',
    'tautan.cancel 200',
    'auth.reset-password 422',
    'tautan.confirm 422',
    'tautan.cancel 200',
  ])
})

test('an internal error logs its cause and place, without the values that the database quotes', async () => {
  const patient = await make.person(5)
  await db.rows(sql`create function jatuh() returns trigger language plpgsql as $$
    begin raise exception 'gagal menyimpan %', new.name using detail = new.email, hint = new.phone_number; end $$`)
  await db.rows(sql`create trigger jatuh before update on users for each row execute function jatuh()`)
  const reply = await app.inject({
    method: 'PUT',
    url: updateProfil.path,
    headers: { authorization: `Bearer ${patient.token}` },
    payload: { name: personal.name, phone_number: personal.phone },
  })
  await db.rows(sql`drop trigger jatuh on users`)
  expect(reply.statusCode).toBe(500)
  expect(Object.keys(reply.json()).sort()).toEqual(['code', 'judul', 'message', 'request_id', 'success'])
  const accident = lines().find((line) => line.msg === 'request failed')
  expect(accident).toMatchObject({
    level: 50,
    reqId: reply.json().request_id,
    err: { code: 'P0001', message: 'database error P0001' },
  })
  expect(accident.err.stack).toMatch(/user\.store\.ts/)
  expect(JSON.stringify(accident)).not.toContain(patient.email)
})
