import { getUser } from '@sehati/contract/people/user.endpoints'
import * as api from '@sehati/contract/rights/persetujuan.endpoints'
import { putUsia } from '@sehati/contract/rights/wali.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { makeBook } from '../../../test/booking.ts'
import { makeRelay } from '../../../test/jobs.ts'
import { startServer } from '../../../test/server.ts'

const server = await startServer()
const { db, call, make } = server
const { relay } = makeRelay(server)
const book = makeBook(call)
const admin = await make.person(1)

type Who = { token: string; user_id: number }
const catat = ({ user_id }: Pick<Who, 'user_id'>, keperluan: string, sikap: string, versi = 1) =>
  call(admin, api.insertPersetujuanOrang, { body: { user_id, keperluan, versi, sikap } })
const stored = ({ user_id }: Who) =>
  db.rows(sql`
    select keperluan, versi, sikap, kanal, oleh, sesi_id is not null as bersesi from persetujuan
    where user_id = ${user_id} order by persetujuan_id`)
async function noticesOf({ user_id }: Who): Promise<number> {
  await relay()
  return (await db.rows(sql`select from pemberitahuan where user_id = ${user_id} and jenis = 'persetujuan_dicatat'`))
    .length
}

test('what a patient signs on paper is recorded by an admin, who is named, and the person is told', async () => {
  const me = await make.person(5)
  const said = await catat(me, 'layanan', 'setuju')
  expect(said).toMatchObject({ status: 201, message: 'Persetujuan tercatat.', data: { terjadwal: [] } })
  const jawaban = { versi: 1, sikap: 'setuju', pada: '2026-11-23T07:00:00+07:00', kanal: 'loket' }
  expect(said.data.persetujuan[0]).toMatchObject({ keperluan: 'layanan', jawaban })
  expect((await call(me, api.listPersetujuan)).data).toEqual(said.data.persetujuan)
  expect((await call(admin, api.listPersetujuanOrang, { query: { id: me.user_id } })).data).toEqual(
    said.data.persetujuan,
  )
  expect((await call(me, getUser, { query: { id: me.user_id } })).data.persetujuan).toMatchObject([
    { keperluan: 'layanan', sikap: 'setuju' },
  ])
  expect(await stored(me)).toEqual([
    { keperluan: 'layanan', versi: 1, sikap: 'setuju', kanal: 'loket', oleh: admin.user_id, bersesi: true },
  ])
  expect(await noticesOf(me)).toBe(1)
  expect(
    await db.rows(sql`
      select tindakan, pelaku_id from jejak_baru where objek = 'persetujuan' and tindakan <> 'lihat' and subjek_id = ${me.user_id}`),
  ).toEqual([{ tindakan: 'catat_persetujuan', pelaku_id: admin.user_id }])
})

test('what says nothing new is neither recorded nor told; the person’s own answer afterwards counts', async () => {
  const me = await make.person(4)
  await catat(me, 'telemedisin', 'setuju')
  expect((await catat(me, 'telemedisin', 'setuju')).status).toBe(201)
  expect(await noticesOf(me)).toBe(1)
  const persetujuan = [{ keperluan: 'telemedisin', versi: 1, sikap: 'menarik' }]
  await call(me, api.answerPersetujuan, { body: { persetujuan } })
  expect(await stored(me)).toMatchObject([
    { sikap: 'setuju', kanal: 'loket', oleh: admin.user_id },
    { sikap: 'menarik', kanal: 'web', oleh: me.user_id },
  ])
})

test('a withdrawal on paper cancels nothing, and names what stays scheduled', async () => {
  const me = await make.person(5)
  await catat(me, 'layanan', 'setuju')
  const { jadwal_id } = await make.booked(me)
  expect((await catat(me, 'layanan', 'menarik')).data.terjadwal).toMatchObject([{ jadwal_id }])
})

test('under strict privacy, the consent on paper opens bookings like the person’s own', async () => {
  const me = await make.person(5)
  await call(me, putUsia, { body: { dewasa: 'ya' } })
  const { profesional_id } = await make.profesional()
  const session = await make.sesi(profesional_id)
  await db.rows(sql`update pengaturan set privasi_ketat = true`)
  await catat(me, 'layanan', 'setuju')
  expect(await book(me, session)).toMatchObject({ status: 409, data: { keperluan: ['telemedisin'] } })
  await catat(me, 'telemedisin', 'setuju')
  expect((await book(me, session)).status).toBe(201)
  await db.rows(sql`update pengaturan set privasi_ketat = false`)
})

test.each([
  ['an old version', 'layanan', 2, 409, 'NOTICE_STALE'],
  ['psychology without a psychologist', 'psikologi', 1, 422, 'VALIDATION_FAILED'],
  ['an unknown purpose', 'riset', 1, 422, 'VALIDATION_FAILED'],
])('%s is refused, and nothing is kept', async (_, keperluan, versi, status, code) => {
  const me = await make.person(5)
  expect(await catat(me, keperluan, 'setuju', versi)).toMatchObject({ status, code })
  expect(await stored(me)).toEqual([])
})

test('for staff, and for no one, it is not found', async () => {
  for (const who of [await make.person(2), admin, { user_id: 2_000_000_000 }])
    expect(await catat(who, 'layanan', 'setuju')).toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test.each([
  ['at the counter by the person', 'loket', 0],
  ['in the service by another account', 'web', 1],
])('the database refuses what is said %s', async (_, kanal, other) => {
  const me = await make.person(5)
  const oleh = other ? admin.user_id : me.user_id
  await expect(
    db.rows(sql`
      insert into persetujuan (user_id, keperluan, versi, sikap, pada, oleh, kanal)
      values (${me.user_id}, 'layanan', 1, 'setuju', now(), ${oleh}, ${kanal})`),
  ).rejects.toMatchObject({ constraint: 'persetujuan_kanal_oleh' })
})
