import { bookKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { akuiPeringatan, listPeringatan } from '@sehati/contract/safety/peringatan.endpoints'
import type { Peringatan } from '@sehati/contract/safety/peringatan.schema'
import { insertPercakapan } from '@sehati/contract/talk/percakapan.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { askFor } from '../../../test/booking.ts'
import { makeRelay } from '../../../test/jobs.ts'
import { makePeringatan } from '../../../test/peringatan.ts'
import { startServer } from '../../../test/server.ts'

const server = await startServer()
const { at, call, db, make } = server
const { petugas, list, step, tutup, hubungi, idOf, rows } = makePeringatan(server)
const { relay } = makeRelay(server)
const admin = await make.person(1)
const onDuty = await petugas(admin)

const BAHAYA = 'Saya ingin mati saja'
const noticesOf = async ({ user_id }: { user_id: number }, jenis = 'peringatan'): Promise<number> => {
  await relay()
  return (await db.rows(sql`select from pemberitahuan where user_id = ${user_id} and jenis = ${jenis}`)).length
}
const mine = async (user_id: number): Promise<Peringatan> =>
  (await list(onDuty)).find((one: Peringatan) => one.user_id === user_id)

test('one account has one open alert, in every way and however often it raises one', async () => {
  const patient = await make.person(5)
  const tenaga = await make.profesional()
  const session = await make.sesi(tenaga.profesional_id)
  const { data } = await call(patient, bookKonsultasi, { body: askFor(session, { keluhan: BAHAYA }) })
  const chat = await make.booked(patient, { status: 'disetujui', tanggal: '2026-11-26' })
  for (let n = 0; n < 30; n++)
    await call(patient, insertPercakapan, { body: { jadwal_id: chat.jadwal_id, pesan: `${BAHAYA} ${n}` } })
  await hubungi(patient, { phone_number: '081298765432', tempat: 'Gedung B' })
  await hubungi(patient, { phone_number: '081298765432' })
  const alert = await mine(patient.user_id)
  expect(alert).toMatchObject({ kali: 33, phone_number: '081298765432', tempat: 'Gedung B' })
  expect(alert.sebab.map(({ sumber, jadwal_id, kali }) => [sumber, jadwal_id, kali]).sort()).toEqual([
    ['diminta', null, 2],
    ['pemesanan', data.jadwal_id, 1],
    ['percakapan', chat.jadwal_id, 30],
  ])
  // Those on duty are notified of one alert, and each professional of their consultation.
  expect(await noticesOf(onDuty)).toBe(1)
  expect(await noticesOf(tenaga, 'peringatan_konsultasi')).toBe(1)
  expect(await noticesOf(chat.tenaga, 'peringatan_konsultasi')).toBe(1)
  // The database refuses a second.
  await expect(
    db.rows(
      sql`insert into peringatan (user_id, dibuat, terakhir, berikut) values (${patient.user_id}, now(), now(), now())`,
    ),
  ).rejects.toMatchObject({ constraint: 'peringatan_satu_orang' })
  const { peringatan_id } = alert
  await step(onDuty, akuiPeringatan, peringatan_id)
  await tutup(onDuty, peringatan_id)
  // What raised a closed alert stays as it was.
  for (const change of [sql`kali = kali + 1`, sql`terakhir = terakhir + interval '1 hour'`])
    await expect(
      db.rows(sql`update peringatan_sebab set ${change} where peringatan_id = ${peringatan_id}`),
    ).rejects.toMatchObject({ constraint: 'peringatan_sebab_tetap' })
})

test('an alert that is handled by a person who is off duty reaches those on duty when it is raised again', async () => {
  const [patient, handler] = [await make.person(5), await petugas(admin, { dari: '07:00', sampai: '08:00' })]
  await hubungi(patient)
  const id = await idOf(patient)
  await step(handler, akuiPeringatan, id)
  const before = [await noticesOf(onDuty), await noticesOf(handler)] as const
  const since = async () => [(await noticesOf(onDuty)) - before[0], (await noticesOf(handler)) - before[1]]
  at('2026-11-23T07:40:00+07:00')
  await hubungi(patient)
  expect(await since()).toEqual([0, 1])
  at('2026-11-23T09:00:00+07:00')
  await hubungi(patient)
  expect(await since()).toEqual([1, 2])
  // Another way within 15 minutes is not silent.
  const { jadwal_id } = await make.booked(patient, { status: 'disetujui' })
  await call(patient, insertPercakapan, { body: { jadwal_id, pesan: BAHAYA } })
  expect(await since()).toEqual([2, 3])
  await call(patient, insertPercakapan, { body: { jadwal_id, pesan: BAHAYA } })
  expect(await since()).toEqual([2, 3])
  await tutup(handler, id)
  at('2026-11-23T07:00:00+07:00')
})

test('the list has every open alert; a page has its part and the total', async () => {
  const people = await Promise.all(Array.from({ length: 205 }, () => make.person(5)))
  for (const who of people) await db.rows(sql`select peringatkan(${who.user_id}, 'skrining', null, now())`)
  const real = await make.person(5, { name: 'Sungguh Butuh' })
  at('2026-11-23T09:30:00+07:00')
  await hubungi(real)
  const whole: Peringatan[] = await list(onDuty)
  expect(whole).toHaveLength(206)
  expect(whole.some(({ user_id }) => user_id === real.user_id)).toBe(true)
  const found: number[] = []
  for (let page = 1; page <= 3; page++) {
    const { data } = await call(onDuty, listPeringatan, { query: { page, limit: 100 } })
    expect(data).toMatchObject({ current_page: page, last_page: 3, total: 206 })
    found.push(...data.queried.map((one: Peringatan) => one.peringatan_id))
  }
  expect(found).toEqual(whole.map(({ peringatan_id }) => peringatan_id))
  expect((await rows(real.user_id)).map(({ sumber }) => sumber)).toEqual(['diminta'])
})
