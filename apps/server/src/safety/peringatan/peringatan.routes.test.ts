import { putTugas } from '@sehati/contract/people/tugas.endpoints'
import { akuiPeringatan, serahkanPeringatan } from '@sehati/contract/safety/peringatan.endpoints'
import { insertPercakapan } from '@sehati/contract/talk/percakapan.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { makeRelay } from '../../../test/jobs.ts'
import { makePeringatan } from '../../../test/peringatan.ts'
import { START, startServer } from '../../../test/server.ts'
import { someoneWaits } from '../../../test/waiting.ts'
import { updateDitutup } from './peringatan.store.ts'

const server = await startServer()
const { at, call, clock, db, make, seal } = server
const { petugas, pemegang, list, step, tutup, hubungi, idOf, rows, sampai } = makePeringatan(server)
const { relay } = makeRelay(server)
const admin = await make.person(1)
const [first, second] = [await petugas(admin), await petugas(admin)]

const BAHAYA = 'Saya ingin mati saja kenariperingatan'
const say = (who: { token: string }, jadwal_id: number, pesan: string) =>
  call(who, insertPercakapan, { body: { jadwal_id, pesan } })
const noticesOf = async ({ user_id }: { user_id: number }): Promise<string[]> => {
  await relay()
  const found = await db.rows<{ jenis: string }>(
    sql`select jenis from pemberitahuan where user_id = ${user_id} and jenis like 'peringatan%' order by pemberitahuan_id`,
  )
  return found.map(({ jenis }) => jenis)
}
test('words of danger in a message raise one alert: for those on duty and the professional, without the words', async () => {
  const patient = await make.person(5, { name: 'Pasien Tenang' })
  const { jadwal_id, tenaga } = await make.booked(patient, { status: 'disetujui' })
  const calm = await say(patient, jadwal_id, 'Selamat pagi, Dok')
  expect(await rows(patient.user_id)).toEqual([])
  const reply = await say(patient, jadwal_id, BAHAYA)
  // The response of the patient is that of any message.
  expect([reply.status, Object.keys(reply.data).sort()]).toEqual([201, Object.keys(calm.data).sort()])
  await say(patient, jadwal_id, BAHAYA)
  const [alert, ...others] = await rows(patient.user_id)
  expect(others).toEqual([])
  expect(alert).toMatchObject({ sumber: 'percakapan', jadwal_id })
  const { peringatan_id } = alert as { peringatan_id: number }
  expect(await sampai(peringatan_id)).toEqual([first, second].map(({ user_id }) => `0.0:${user_id}`))
  expect(await noticesOf(first)).toEqual(['peringatan'])
  expect(await noticesOf(tenaga)).toEqual(['peringatan_konsultasi'])
  expect(await noticesOf(admin)).toEqual([])
  const seen = await list(first)
  expect(seen).toMatchObject([
    { peringatan_id, sebab: [{ sumber: 'percakapan', jadwal_id, kali: 2 }], name: 'Pasien Tenang', milik_saya: false },
  ])
  expect(JSON.stringify(seen)).not.toContain('kenariperingatan')
  // No committed row says which message it was.
  await step(first, akuiPeringatan, peringatan_id)
  await tutup(first, peringatan_id)
})

test('a professional who quotes such words raises nothing', async () => {
  const patient = await make.person(5)
  const { jadwal_id, tenaga } = await make.booked(patient, { status: 'disetujui' })
  await say(tenaga, jadwal_id, BAHAYA)
  expect(await rows(patient.user_id)).toEqual([])
})

test('an alert is handled by one person, handed over, and closed with a note by who handles it', async () => {
  const patient = await make.person(5)
  await hubungi(patient)
  const id = await idOf(patient)
  expect(await tutup(first, id)).toMatchObject({ status: 409, code: 'ALERT_OPEN' })
  expect(await step(first, akuiPeringatan, id)).toMatchObject({ status: 200 })
  expect(await step(first, akuiPeringatan, id)).toMatchObject({ status: 200 })
  expect(await step(second, akuiPeringatan, id)).toMatchObject({ status: 409, code: 'ALERT_TAKEN' })
  expect(await tutup(second, id)).toMatchObject({ status: 409, code: 'ALERT_TAKEN' })
  expect(await step(second, serahkanPeringatan, id)).toMatchObject({ status: 409, code: 'ALERT_TAKEN' })
  expect(await list(second)).toMatchObject([{ peringatan_id: id, penangan: expect.any(String), milik_saya: false }])
  expect(await step(first, serahkanPeringatan, id)).toMatchObject({ status: 200 })
  expect(await step(first, serahkanPeringatan, id)).toMatchObject({ status: 409, code: 'ALERT_OPEN' })
  expect(await step(second, akuiPeringatan, id)).toMatchObject({ status: 200 })
  expect(await tutup(second, id, ' ')).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' })
  expect(await tutup(second, id, 'kenaricatatan sudah dihubungi')).toMatchObject({ status: 200 })
  expect(await tutup(second, id)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await list(first)).toEqual([])
  const [stored] = await db.rows<{ isi: string }>(
    sql`select to_jsonb(p)::text as isi from peringatan p where peringatan_id = ${id}`,
  )
  expect(stored?.isi).not.toContain('kenaricatatan')
})

test('of two who press at once one handles it', async () => {
  for (let round = 0; round < 10; round++) {
    const patient = await make.person(5)
    await hubungi(patient)
    const id = await idOf(patient)
    const replies = await Promise.all([first, second].map((who) => step(who, akuiPeringatan, id)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    await tutup(replies[0]?.status === 200 ? first : second, id)
  }
})

test('a patient who asks for a call gets a time while a person is on duty; a double tap raises one alert', async () => {
  const patient = await make.person(5)
  const body = { phone_number: '081298765432', tempat: 'kenaritempat gedung B' }
  const replies = await Promise.all([hubungi(patient, body), hubungi(patient, body)])
  for (const { status, data } of replies)
    expect([status, data]).toEqual([201, { sebelum: '2026-11-23T08:00:00+07:00', jaga_berikut: null }])
  const [alert, ...others] = await rows(patient.user_id)
  expect(others).toEqual([])
  expect(await hubungi(patient, { phone_number: '081200000000' })).toMatchObject({ status: 201 })
  const shown = (await list(first)).find((row: { peringatan_id: number }) => row.peringatan_id === alert?.peringatan_id)
  expect(shown).toMatchObject({ phone_number: '081200000000', tempat: body.tempat, kali: 3 })
  expect(await hubungi(patient, { phone_number: 'bukan nomor' })).toMatchObject({ status: 422 })
  expect(await hubungi(await make.person(1))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  await step(first, akuiPeringatan, alert?.peringatan_id as number)
  await tutup(first, alert?.peringatan_id as number)
})

test('a wish that is repeated after its time has passed gets a new time, or is told that no one is on duty', async () => {
  const patient = await make.person(5)
  expect((await hubungi(patient)).data).toMatchObject({ sebelum: '2026-11-23T08:00:00+07:00' })
  at('2026-11-23T07:59:59+07:00')
  expect((await hubungi(patient)).data).toMatchObject({ sebelum: '2026-11-23T08:00:00+07:00' })
  at('2026-11-23T08:00:00+07:00')
  expect((await hubungi(patient)).data).toMatchObject({ sebelum: '2026-11-23T09:00:00+07:00' })
  at('2026-11-23T16:00:00+07:00')
  expect((await hubungi(patient)).data).toEqual({ sebelum: null, jaga_berikut: null })
  at(START.toISOString())
  const id = await idOf(patient)
  await step(first, akuiPeringatan, id)
  await tutup(first, id)
})

test('a wish while the earlier one is being closed raises another', async () => {
  const patient = await make.person(5)
  await hubungi(patient)
  const id = await idOf(patient)
  await step(first, akuiPeringatan, id)
  const asked = await db.transaction(async (tx) => {
    await updateDitutup(tx, seal, { peringatan_id: id, oleh: first.user_id, catatan: 'Sudah ditelepon.' }, clock())
    const reply = hubungi(patient)
    await someoneWaits(db)
    return [reply]
  })
  expect(await Promise.all(asked)).toMatchObject([{ status: 201 }])
  const [closed, open, ...others] = await rows(patient.user_id)
  expect([closed?.peringatan_id, others]).toEqual([id, []])
  await step(first, akuiPeringatan, open?.peringatan_id as number)
  await tutup(first, open?.peringatan_id as number)
})

test('who handles an alert is notified when it is raised again, at most once in 15 minutes', async () => {
  const patient = await make.person(5)
  const { jadwal_id } = await make.booked(patient, { status: 'disetujui' })
  at('2026-11-23T07:10:00+07:00')
  await say(patient, jadwal_id, BAHAYA)
  const id = await idOf(patient)
  await step(second, akuiPeringatan, id)
  const before = (await noticesOf(second)).length
  const notified = async () => (await noticesOf(second)).length - before
  for (const [instant, expected] of [
    ['2026-11-23T07:12:00+07:00', 1],
    ['2026-11-23T07:20:00+07:00', 1],
    ['2026-11-23T07:35:00+07:00', 2],
  ] as const) {
    at(instant)
    await say(patient, jadwal_id, BAHAYA)
    expect([instant, await notified()]).toEqual([instant, expected])
  }
  await tutup(second, id)
  // A closed one is not raised again: the words raise another.
  at('2026-11-23T08:00:00+07:00')
  await say(patient, jadwal_id, BAHAYA)
  const [, again] = await rows(patient.user_id)
  await step(first, akuiPeringatan, again?.peringatan_id as number)
  await tutup(first, again?.peringatan_id as number)
  at(START.toISOString())
})

test('a person whose duty ends hands over what they handle, and is refused, by rule and by database', async () => {
  const patient = await make.person(5)
  await hubungi(patient)
  const id = await idOf(patient)
  const gone = await pemegang()
  await step(gone, akuiPeringatan, id)
  expect(await list(gone)).toHaveLength(1)
  await call(admin, putTugas, { body: { user_id: gone.user_id, tugas: 'jaga', aktif: 0 } })
  // What they handled is without a person again.
  expect(await list(first)).toMatchObject([{ peringatan_id: id, penangan: null }])
  expect(await step(gone, akuiPeringatan, id)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  await expect(
    db.rows(sql`update peringatan set diakui_oleh = ${gone.user_id}, diakui_pada = now() where peringatan_id = ${id}`),
  ).rejects.toMatchObject({ constraint: 'peringatan_petugas' })
})

test('an alert that is raised again within the same second says so', async () => {
  const patient = await make.person(5)
  const { jadwal_id } = await make.booked(patient, { status: 'disetujui' })
  const mine = async () => (await list(first)).find((one: { user_id: number }) => one.user_id === patient.user_id)
  at('2026-11-23T09:00:10.100+07:00')
  await say(patient, jadwal_id, BAHAYA)
  expect(await mine()).toMatchObject({ kali: 1 })
  at('2026-11-23T09:00:10.900+07:00')
  await say(patient, jadwal_id, BAHAYA)
  const seen = await mine()
  expect(seen).toMatchObject({ kali: 2, terakhir: seen?.dibuat })
  const id = await idOf(patient)
  await step(first, akuiPeringatan, id)
  await tutup(first, id)
})
