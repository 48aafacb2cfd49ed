import { listVersiBalasan } from '@sehati/contract/consultation/balasan.endpoints'
import * as konsultasi from '@sehati/contract/consultation/konsultasi.endpoints'
import { ISI_TERTUTUP } from '@sehati/contract/consultation/konsultasi.messages'
import * as auth from '@sehati/contract/people/auth.endpoints'
import { listJejakSaya } from '@sehati/contract/record/jejak.endpoints'
import * as api from '@sehati/contract/safety/darurat.endpoints'
import { updateUser } from '@sehati/contract/staffing/kedudukan.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { blockJejak } from '../../../test/block-jejak.ts'
import { ALASAN, makeDarurat } from '../../../test/darurat.ts'
import { startServer } from '../../../test/server.ts'
import { foldJejak } from '../../record/jejak/fold.act.ts'

const server = await startServer()
const { db, call, make, at } = server
const { peninjau, open, konsultasi: booked } = makeDarurat(server)
const who = await peninjau(2)
await peninjau(3)

const read = (reader: { token: string }, jadwal_id: number) =>
  call(reader, konsultasi.getKonsultasi, { query: { jadwalid: jadwal_id } })
const versions = (reader: { token: string }, jadwal_id: number) =>
  call(reader, listVersiBalasan, { query: { jadwalid: jadwal_id } })
const isOpen = async (reader: { token: string }, jadwal_id: number) => !(await read(reader, jadwal_id)).data.tertutup
const shown = { tertutup: false, keluhan: 'Sulit tidur', initial_consult: 'Kurangi kopi', alasan_batal: null }
const closed = { tertutup: true, keluhan: ISI_TERTUTUP, initial_consult: null, buka_sampai: null }

test('the detail opens to the admin, with the end, and closes by the clock', async () => {
  at('2026-11-23T08:00:00+07:00')
  const admin = await make.person(1)
  const { jadwal_id } = await booked(3)
  expect((await read(admin, jadwal_id)).data).toMatchObject(closed)
  expect((await versions(admin, jadwal_id)).code).toBe('NOT_FOUND')
  await open(admin, jadwal_id)
  expect((await read(admin, jadwal_id)).data).toMatchObject({ ...shown, buka_sampai: '2026-11-23T08:30:00+07:00' })
  expect((await versions(admin, jadwal_id)).data).toMatchObject([{ isi: 'Kurangi kopi' }])
  at('2026-11-23T08:29:59+07:00')
  expect(await isOpen(admin, jadwal_id)).toBe(true)
  at('2026-11-23T08:30:00+07:00')
  expect((await read(admin, jadwal_id)).data).toMatchObject(closed)
  expect((await versions(admin, jadwal_id)).code).toBe('NOT_FOUND')
})

test('it opens the texts to no other account, of no other consultation, and in no other session', async () => {
  at('2026-11-23T08:00:00+07:00')
  const [admin, another] = [await make.person(1), await make.person(1)]
  const [one, two] = [await booked(), await booked()]
  const elsewhere = { token: await make.signIn(admin.user_id) }
  await open(admin, one.jadwal_id)
  expect(await isOpen(admin, one.jadwal_id)).toBe(true)
  expect(await isOpen(admin, two.jadwal_id)).toBe(false)
  expect(await isOpen(another, one.jadwal_id)).toBe(false)
  expect(await isOpen(elsewhere, one.jadwal_id)).toBe(false)
  expect((await read(who, one.jadwal_id)).code).toBe('NOT_FOUND')
})

test('the reasons of a cancellation stay closed, and so does the response to a change', async () => {
  at('2026-11-23T08:00:00+07:00')
  const admin = await make.person(1)
  const { jadwal_id, patient } = await booked()
  await call(patient, konsultasi.cancelKonsultasi, { query: { jadwalid: jadwal_id }, body: { alasan: 'Dirawat' } })
  await open(admin, jadwal_id)
  expect((await read(admin, jadwal_id)).data).toMatchObject({ ...shown, pesan_pindah: null })
  const { data } = await call(admin, konsultasi.updateKonsultasi, {
    query: { jadwalid: (await booked()).jadwal_id },
    body: { status: 'disetujui' },
  })
  expect(data).toMatchObject(closed)
  const own = await booked()
  await open(admin, own.jadwal_id)
  const body = { status: 'selesai' }
  const changed = await call(admin, konsultasi.updateKonsultasi, { query: { jadwalid: own.jadwal_id }, body })
  expect([changed.status, changed.data]).toMatchObject([200, closed])
})

test('each read is a row of the trail with its opening, and none where it has ended', async () => {
  at('2026-11-23T08:00:00+07:00')
  const admin = await make.person(1)
  const { jadwal_id, patient } = await booked()
  const { buka_id } = (await open(admin, jadwal_id)).data
  for (const _ of [1, 2, 3]) await read(admin, jadwal_id)
  await versions(admin, jadwal_id)
  at('2026-11-23T09:00:00+07:00')
  await read(admin, jadwal_id)
  const reads = sql`select * from jejak_baru where tindakan = 'lihat' and subjek_id = ${patient.user_id}`
  await expect.poll(() => db.rows(reads)).toHaveLength(5)
  const rows = await db.rows<{ dasar: string; buka_id: number | null; pelaku_id: number }>(reads)
  const one = { dasar: 'darurat', buka_id, pelaku_id: admin.user_id, objek: 'konsultasi', objek_id: jadwal_id }
  expect(rows).toMatchObject([one, one, one, one, { dasar: 'administrasi', buka_id: null }])
})

test('where the trail cannot be written, nothing is shown', async () => {
  at('2026-11-23T08:00:00+07:00')
  const admin = await make.person(1)
  const { jadwal_id } = await booked()
  await open(admin, jadwal_id)
  const release = await blockJejak(db)
  const [reply, versi] = await Promise.all([read(admin, jadwal_id), versions(admin, jadwal_id)])
  await release()
  for (const refused of [reply, versi]) {
    expect([refused.status, refused.code]).toEqual([503, 'TRAIL_UNAVAILABLE'])
    expect(refused.raw.toString()).not.toMatch(/Sulit|kopi/)
  }
  expect(await isOpen(admin, jadwal_id)).toBe(true)
})

/** The database's own clock ends what a session opened: the product's stands at the same time here. */
const now = () => at(new Date().toISOString())

const ends: [string, (admin: { user_id: number; token: string; email: string }, buka_id: number) => unknown][] = [
  ['closing it', (admin, id) => call(admin, api.removeBukaDarurat, { query: { id } })],
  ['logout', (admin) => call(admin, auth.logout)],
  [
    'deactivation',
    async (admin) =>
      call(await make.person(1), updateUser, { body: { user_id: admin.user_id, status_user: 'nonaktif' } }),
  ],
  [
    'another level, also back',
    async (admin) => {
      for (const level_id of [5, 1])
        await call(await make.person(1), updateUser, { body: { user_id: admin.user_id, level_id } })
    },
  ],
]
test.each(ends)('it ends with %s, and does not come back with another login', async (_, end) => {
  now()
  const admin = await make.person(1)
  const { jadwal_id } = await booked()
  const { buka_id } = (await open(admin, jadwal_id)).data
  expect(await isOpen(admin, jadwal_id)).toBe(true)
  await end(admin, buka_id)
  const ended = await db.row(
    sql`select ditutup_pada < berakhir_pada as ended from buka_darurat where buka_id = ${buka_id}`,
  )
  expect(ended).toEqual({ ended: true })
  expect((await read(admin, jadwal_id)).raw.toString()).not.toMatch(/Sulit|kopi/)
  const back = await db.row(sql`select from users where user_id = ${admin.user_id} and status_user = 'aktif'`)
  if (!back) return
  now()
  const again = { token: await make.signIn(admin.user_id) }
  expect(await isOpen(again, jadwal_id)).toBe(false)
  expect((await open(again, jadwal_id)).status).toBe(201)
  expect(await isOpen(again, jadwal_id)).toBe(true)
})

test('a level or a status that changes beside the product ends it too', async () => {
  at('2026-11-23T08:00:00+07:00')
  const admin = await make.person(1)
  const { jadwal_id } = await booked()
  await open(admin, jadwal_id)
  await db.rows(sql`update users set level_id = 5 where user_id = ${admin.user_id}`)
  expect((await read(admin, jadwal_id)).raw.toString()).not.toMatch(/Sulit|kopi/)
})

test('the patient reads who opened it, why, and the result of the review', async () => {
  at('2026-11-23T08:00:00+07:00')
  const admin = await make.person(1, { name: 'Admin Pembuka' })
  const { jadwal_id, patient } = await booked()
  const { buka_id } = (await open(admin, jadwal_id)).data
  await read(admin, jadwal_id)
  await foldJejak(db)
  const mine = async () => (await call(patient, listJejakSaya)).data
  const darurat = { buka_id, kategori: 'permintaan_pasien', alasan: ALASAN, hasil: null }
  expect(await mine()).toMatchObject([
    { tindakan: 'lihat', dasar: 'darurat', darurat },
    { tindakan: 'buka_darurat', pelaku: { nama: 'Admin Pembuka', peran: 'admin' }, darurat },
  ])
  at('2026-11-23T09:00:00+07:00')
  await call(who, api.putTinjauan, { body: { buka_id, hasil: 'wajar' } })
  await foldJejak(db)
  const rows = await mine()
  expect(rows.map(({ tindakan }: { tindakan: string }) => tindakan)).toEqual([
    'tinjau_darurat',
    'lihat',
    'buka_darurat',
  ])
  for (const row of rows) expect(row.darurat).toEqual({ ...darurat, hasil: 'wajar' })
})
