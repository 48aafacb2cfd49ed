import * as tautanApi from '@sehati/contract/booking/tautan.endpoints'
import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { sharedServer } from '../../../test/server.ts'
import { makeTautan } from '../tautan/tautan.ts'

const { db, call, make, seal } = await sharedServer()

type Booked = Awaited<ReturnType<typeof booked>>

/** An approved consultation on Wednesday at 9, online, which its patient has confirmed. */
async function booked() {
  const patient = await make.person(5)
  const found = await make.booked(patient, { status: 'disetujui' })
  await db.rows(
    sql`update konsultasi set dikonfirmasi_pada = mulai - interval '1 day' where jadwal_id = ${found.jadwal_id}`,
  )
  return { patient, ...found }
}
const here = ({ session }: Booked, change: object = {}) => ({
  jadwal_tenaga_id: session.id,
  tanggal: '2026-11-25',
  jam_mulai: '09:00:00',
  ...change,
})
const read = async ({ patient, jadwal_id }: Booked) =>
  (await call(patient, api.getKonsultasi, { query: { jadwalid: jadwal_id } })).data
const lastMove = async ({ patient, jadwal_id }: Booked) =>
  (await call(patient, api.listRiwayatStatus, { query: { jadwalid: jadwal_id } })).data.at(-1)
const events = async ({ jadwal_id }: Booked) =>
  (
    await db.rows<{ jenis: string }>(
      sql`select jenis from peristiwa where jadwal_id = ${jadwal_id} order by peristiwa_id`,
    )
  ).map(({ jenis }) => jenis)

test('a patient changes the method alone: the time stays, and the professional agrees again', async () => {
  const one = await booked()
  const query = { jadwalid: one.jadwal_id }
  const reply = await call(one.patient, api.rescheduleKonsultasi, {
    query,
    body: here(one, { metode_konsultasi: 'offline' }),
  })
  expect(reply).toMatchObject({ status: 200, data: { metode_konsultasi: 'offline', status: 'diajukan' } })
  expect(await read(one)).toMatchObject({ tanggal: '2026-11-25T09:00:00+07:00', dikonfirmasi_pada: null })
  expect(await lastMove(one)).toMatchObject({
    dari: 'disetujui',
    ke: 'diajukan',
    jadwal_lama: null,
    metode_lama: 'online',
    metode_baru: 'offline',
  })
  expect(await events(one)).toEqual(['metode_diubah'])
  const trail = await db.rows(
    sql`select tindakan from jejak_baru where objek = 'konsultasi' and objek_id = ${one.jadwal_id} and tindakan = 'pindah'`,
  )
  expect(trail).toHaveLength(1)
})

test('the method that it has changes nothing', async () => {
  const one = await booked()
  const before = await read(one)
  const body = here(one, { metode_konsultasi: 'online' })
  const reply = await call(one.patient, api.rescheduleKonsultasi, { query: { jadwalid: one.jadwal_id }, body })
  expect(reply).toMatchObject({ status: 200, data: before })
  expect(await events(one)).toEqual([])
})

test('an admin changes time and method together; it stays approved, and both events are written', async () => {
  const one = await booked()
  const admin = await make.person(1)
  const thursday = await make.sesi(one.tenaga.profesional_id, {
    hari: 'Kamis',
    jam_mulai: '13:00:00',
    jam_selesai: '14:00:00',
  })
  const body = { jadwal_tenaga_id: thursday.id, tanggal: '2026-11-26', metode_konsultasi: 'offline' }
  const reply = await call(admin, api.rescheduleKonsultasiAdmin, { query: { jadwalid: one.jadwal_id }, body })
  expect(reply).toMatchObject({ status: 200, data: { metode_konsultasi: 'offline', status: 'disetujui' } })
  expect((await events(one)).sort()).toEqual(['dijadwalkan', 'metode_diubah'])
  expect(await lastMove(one)).toMatchObject({
    jadwal_lama: '2026-11-25T09:00:00+07:00',
    jadwal_baru: '2026-11-26T13:00:00+07:00',
    metode_lama: 'online',
    metode_baru: 'offline',
  })
})

test('a move without a method keeps it', async () => {
  const one = await booked()
  const thursday = await make.sesi(one.tenaga.profesional_id, { hari: 'Kamis' })
  const body = { jadwal_tenaga_id: thursday.id, tanggal: '2026-11-26' }
  await call(one.patient, api.rescheduleKonsultasi, { query: { jadwalid: one.jadwal_id }, body })
  expect(await read(one)).toMatchObject({ metode_konsultasi: 'online' })
  expect(await lastMove(one)).toMatchObject({ metode_lama: null, metode_baru: null })
})

test('a word that is no method is refused', async () => {
  const one = await booked()
  const body = here(one, { metode_konsultasi: 'telepati' })
  const reply = await call(one.patient, api.rescheduleKonsultasi, { query: { jadwalid: one.jadwal_id }, body })
  expect([reply.status, (await read(one)).metode_konsultasi]).toEqual([422, 'online'])
})

test('a type that takes place online alone does not become one in person; what was promised otherwise stays', async () => {
  const tenaga = await make.profesional()
  const session = await make.sesi(tenaga.profesional_id, {
    hari: 'Rabu',
    jam_mulai: '09:00:00',
    jam_selesai: '11:00:00',
  })
  const jenis_id = await make.jenis({ menit: 30 }, tenaga)
  const patient = await make.person(5)
  const at = { jadwal_tenaga_id: session.id, tanggal: '2026-11-25' }
  const of = {
    profesional_id: tenaga.profesional_id,
    jenis_id,
    keluhan: 'Pusing',
    use_bpjs: 0,
    metode_konsultasi: 'online',
  }
  const made = await call(patient, api.bookKonsultasi, { body: { ...at, ...of, jam_mulai: '09:00' } })
  expect(made.status).toBe(201)
  const one = { patient, jadwal_id: made.data.jadwal_id, tenaga, session }
  const query = { jadwalid: one.jadwal_id }
  const ask = (jam_mulai: string, metode_konsultasi: string) =>
    call(patient, api.rescheduleKonsultasi, { query, body: { ...at, jam_mulai, metode_konsultasi } })

  await db.rows(sql`update jenis_konsultasi set metode = 'online' where jenis_id = ${jenis_id}`)
  expect(await ask('09:00', 'offline')).toMatchObject({ status: 422, code: 'TYPE_NOT_OFFERED' })
  expect((await read(one)).metode_konsultasi).toBe('online')
  await db.rows(sql`update jenis_konsultasi set metode = 'offline' where jenis_id = ${jenis_id}`)
  expect(await ask('09:30', 'online')).toMatchObject({ status: 200, data: { metode_konsultasi: 'online' } })
})

test('a mailed link changes the method, and may be opened again', async () => {
  const one = await booked()
  const isi = {
    tujuan: 'jadwal-ulang',
    jadwal_id: one.jadwal_id,
    mulai: new Date('2026-11-25T09:00:00+07:00'),
    tanda: 0,
  } as const
  const body = { token: makeTautan(seal).sign(isi), ...here(one, { metode_konsultasi: 'offline' }) }
  expect((await call(null, tautanApi.pindahTautan, { body })).status).toBe(200)
  expect((await call(null, tautanApi.pindahTautan, { body })).status).toBe(200)
  expect(await read(one)).toMatchObject({ metode_konsultasi: 'offline', status: 'diajukan' })
  expect(await events(one)).toEqual(['metode_diubah'])
})
