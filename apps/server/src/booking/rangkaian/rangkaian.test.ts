import * as api from '@sehati/contract/booking/rangkaian.endpoints'
import type { PratinjauRangkaian, Rangkaian } from '@sehati/contract/booking/rangkaian.schema'
import { cancelKonsultasi, getKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { makeRelay } from '../../../test/jobs.ts'
import { START, startServer } from '../../../test/server.ts'

const server = await startServer()
const { db, call, make, at } = server
const { relay } = makeRelay(server)
beforeEach(async () => {
  at(START.toISOString())
  await db.rows(sql`delete from hari_libur`)
})

/** A psychologist with a finished consultation of a patient, and sessions on Friday. */
async function practice() {
  const pasien = await make.person(5)
  const { jadwal_id, tenaga } = await make.booked(pasien, { status: 'selesai', level_id: 3 })
  const jumat = await make.sesi(tenaga.profesional_id, {
    hari: 'Jumat',
    jam_mulai: '14:00:00',
    jam_selesai: '15:00:00',
  })
  return { pasien, tenaga, jadwal_id, jumat }
}
/** Another patient's consultation in the Friday session. */
const taken = async ({ tenaga: { profesional_id }, jumat }: Practice, tanggal: string, by?: { user_id: number }) =>
  make.konsultasi(
    { user_id: (by ?? (await make.person(5))).user_id, profesional_id, jadwal_tenaga_id: jumat.id },
    { tanggal, jam_mulai: '14:00:00', jam_selesai: '15:00:00' },
  )
type Practice = Awaited<ReturnType<typeof practice>>

const CHRISTMAS = '2026-12-25'
const holiday = (tanggal: string, nama = 'Natal') =>
  db.rows(sql`insert into hari_libur (tanggal, nama, jenis) values (${tanggal}, ${nama}, 'libur nasional')`)

const pola = (of: Practice, change: object = {}) => ({
  lanjutan_dari: of.jadwal_id,
  jadwal_tenaga_id: of.jumat.id,
  tanggal: '2026-11-27',
  metode_konsultasi: 'online',
  jarak_minggu: 2,
  jumlah: 6,
  ...change,
})
const look = async (of: Practice, change: object = {}, who: { token: string } = of.tenaga) =>
  (await call(who, api.pratinjauRangkaian, { body: pola(of, change) })) as { status: number; data: PratinjauRangkaian }
const dates = ({ pertemuan }: PratinjauRangkaian) => pertemuan.map(({ tanggal, alasan }) => [tanggal, alasan])

const booking = (of: Practice, tanggal: readonly string[], change: object = {}) => ({
  lanjutan_dari: of.jadwal_id,
  metode_konsultasi: 'online',
  jarak_minggu: 2,
  keluhan: 'Terapi kecemasan, enam pertemuan',
  pertemuan: tanggal.map((one) => ({ jadwal_tenaga_id: of.jumat.id, tanggal: one })),
  ...change,
})
const book = (
  of: Practice,
  tanggal: readonly string[],
  { who = of.tenaga, ...more }: { who?: { token: string }; headers?: Record<string, string> } = {},
) => call(who, api.insertRangkaian, { body: booking(of, tanggal), ...more })
const rowsOf = ({ pasien }: Practice) =>
  db.rows(
    sql`select urutan, status from konsultasi where user_id = ${pasien.user_id} and rangkaian_id is not null order by urutan`,
  )
const noticesOf = async ({ user_id }: { user_id: number }) => {
  await relay()
  const rows = await db.rows<{ jenis: string }>(
    sql`select jenis from pemberitahuan where user_id = ${user_id} order by pemberitahuan_id`,
  )
  return rows.map(({ jenis }) => jenis)
}
const THREE = ['2026-11-27', '2026-12-11', '2027-01-08']

test('the preview leaves Christmas out, names it, and ends the series two weeks later', async () => {
  const of = await practice()
  await holiday(CHRISTMAS)
  const { status, data } = await look(of)
  expect(status).toBe(200)
  expect(data.dilewati).toEqual([{ tanggal: CHRISTMAS, nama: 'Natal' }])
  expect(dates(data)).toEqual(
    ['2026-11-27', '2026-12-11', '2027-01-08', '2027-01-22', '2027-02-05', '2027-02-19'].map((date) => [date, null]),
  )
  expect(await rowsOf(of)).toEqual([])
})

test('the preview says of each date why it cannot be, with up to three times near it that can', async () => {
  const of = await practice()
  const { tenaga, pasien } = of
  const kamis = await make.sesi(tenaga.profesional_id, {
    hari: 'Kamis',
    jam_mulai: '14:00:00',
    jam_selesai: '15:00:00',
  })
  await make.cuti(tenaga.profesional_id, { dari: '2026-12-11', sampai: '2026-12-11' })
  await taken(of, '2027-01-08')
  const lain = await make.profesional()
  const elsewhere = await make.sesi(lain.profesional_id, {
    hari: 'Jumat',
    jam_mulai: '14:30:00',
    jam_selesai: '15:30:00',
  })
  await make.konsultasi(
    { ...pasien, profesional_id: lain.profesional_id, jadwal_tenaga_id: elsewhere.id },
    { tanggal: CHRISTMAS, jam_mulai: '14:30:00', jam_selesai: '15:30:00' },
  )
  const { data } = await look(of, { jumlah: 4 })
  expect(dates(data)).toEqual([
    ['2026-11-27', null],
    ['2026-12-11', 'cuti'],
    ['2026-12-25', 'pasien sibuk'],
    ['2027-01-08', 'terisi'],
  ])
  const [first, second] = data.pertemuan
  expect(first).toMatchObject({ bisa: true, keterangan: null, usulan: [] })
  expect(second?.bisa).toBe(false)
  expect(second?.keterangan).toMatch(/cuti/)
  expect(second?.usulan).toContainEqual({
    jadwal_tenaga_id: kamis.id,
    tanggal: '2026-12-10',
    jam_mulai: '14:00:00',
    jam_selesai: '15:00:00',
    zona: 7,
  })
  for (const { usulan } of data.pertemuan) expect(usulan.length).toBeLessThanOrEqual(3)
})

test('a pattern that begins outside the reach is refused; one that leaves it says so of each date', async () => {
  const of = await practice()
  for (const tanggal of ['2026-11-20', '9999-12-31', '2028-01-07', '2026-11-28'])
    expect(await look(of, { tanggal })).toMatchObject({ status: 422, code: 'DATE_OUTSIDE_WINDOW' })
  const { data } = await look(of, { jarak_minggu: 4, jumlah: 12 })
  expect(data.pertemuan.map(({ bisa }) => bisa)).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ])
  expect(data.pertemuan.at(-1)).toMatchObject({ alasan: 'di luar jendela', usulan: [] })
  for (const change of [{ jarak_minggu: 3 }, { jumlah: 1 }, { jumlah: 13 }, { tanggal: 'besok' }])
    expect(await look(of, change)).toMatchObject({ status: 422 })
})

test('all meetings are booked at once, approved, in the order of their dates, and the patient is told once', async () => {
  const of = await practice()
  const reply = await book(of, THREE.toReversed())
  expect(reply).toMatchObject({ status: 201, message: 'Rangkaian pertemuan dipesan.' })
  const r = reply.data as Rangkaian
  expect(r).toMatchObject({
    user_id: of.pasien.user_id,
    profesional_id: of.tenaga.profesional_id,
    jumlah: 3,
    jarak_minggu: 2,
  })
  expect(r.pertemuan.map(({ urutan, tanggal, status }) => [urutan, tanggal.slice(0, 10), status])).toEqual(
    THREE.map((date, n) => [n + 1, date, 'disetujui']),
  )
  expect(JSON.stringify(r)).not.toContain('kecemasan')
  const k = await call(of.pasien, getKonsultasi, { query: { jadwalid: r.pertemuan[2]?.jadwal_id as number } })
  expect(k.data).toMatchObject({
    rangkaian: { rangkaian_id: r.rangkaian_id, urutan: 3, jumlah: 3 },
    lanjutan_dari: of.jadwal_id,
    keluhan: 'Terapi kecemasan, enam pertemuan',
  })
  expect(await noticesOf(of.pasien)).toEqual(['rangkaian_dipesan'])
  expect(await noticesOf(of.tenaga)).toEqual([])
})

test('a date that is taken refuses the whole series, and says which', async () => {
  const of = await practice()
  await taken(of, '2026-12-11')
  await holiday('2027-01-08', 'Cuti bersama')
  expect(await book(of, THREE)).toMatchObject({
    status: 409,
    code: 'RESOLUTION_REFUSED',
    data: {
      ditolak: [
        { urutan: 2, tanggal: '2026-12-11', code: 'SLOT_TAKEN' },
        { urutan: 3, tanggal: '2027-01-08', code: 'CLINIC_CLOSED', message: expect.stringContaining('Cuti bersama') },
      ],
    },
  })
  expect(await rowsOf(of)).toEqual([])
  expect(await noticesOf(of.pasien)).toEqual([])
})

test('meetings that leave each other no room refuse the whole series with what the database says', async () => {
  const of = await practice()
  await db.rows(
    sql`insert into batas_tenaga (profesional_id, per_hari, per_minggu) values (${of.tenaga.profesional_id}, null, 1)`,
  )
  const kamis = await make.sesi(of.tenaga.profesional_id, {
    hari: 'Kamis',
    jam_mulai: '14:00:00',
    jam_selesai: '15:00:00',
  })
  const body = booking(of, ['2026-12-04'])
  const reply = await call(of.tenaga, api.insertRangkaian, {
    body: { ...body, pertemuan: [...body.pertemuan, { jadwal_tenaga_id: kamis.id, tanggal: '2026-12-03' }] },
  })
  expect(reply).toMatchObject({
    status: 409,
    code: 'RESOLUTION_REFUSED',
    data: { ditolak: [{ urutan: 2, code: 'WEEK_FULL' }] },
  })
  expect(await rowsOf(of)).toEqual([])
})

test('the same request again answers with the same series; another one with its key is refused', async () => {
  const of = await practice()
  const headers = { 'idempotency-key': 'rangkaian-1' }
  const [first, again] = [await book(of, THREE, { headers }), await book(of, THREE, { headers })]
  expect(again.data).toEqual(first.data)
  expect(await book(of, ['2026-12-04', '2026-12-18'], { headers })).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
  expect(await rowsOf(of)).toHaveLength(3)
})

test('one meeting is cancelled alone, the rest of the series together; what was stays', async () => {
  const of = await practice()
  const r = (await book(of, THREE)).data as Rangkaian
  const [, second] = r.pertemuan
  await call(of.pasien, cancelKonsultasi, { query: { jadwalid: second?.jadwal_id as number }, body: {} })
  expect(await rowsOf(of)).toEqual([
    { urutan: 1, status: 'disetujui' },
    { urutan: 2, status: 'dibatalkan' },
    { urutan: 3, status: 'disetujui' },
  ])
  at('2026-11-27T15:30:00+07:00')
  const batal = () =>
    call(of.tenaga, api.batalRangkaian, { query: { id: r.rangkaian_id }, body: { alasan: 'Pindah kota' } })
  const { data } = await batal()
  expect((data as Rangkaian).pertemuan.map(({ status }) => status)).toEqual(['disetujui', 'dibatalkan', 'dibatalkan'])
  expect(await batal()).toMatchObject({ status: 409, code: 'NOT_OPEN' })
  expect((await noticesOf(of.pasien)).filter((jenis) => jenis === 'rangkaian_dibatalkan')).toHaveLength(1)
})

test('a cancelled series tells its patient once, and frees every place', async () => {
  const of = await practice()
  const r = (await book(of, THREE)).data as Rangkaian
  await call(of.tenaga, api.batalRangkaian, { query: { id: r.rangkaian_id }, body: {} })
  expect(await noticesOf(of.pasien)).toEqual(['rangkaian_dipesan', 'rangkaian_dibatalkan'])
  expect(await book(of, THREE)).toMatchObject({ status: 201 })
})

test('admins and the desk plan for any patient but themselves; another professional for none of these', async () => {
  const of = await practice()
  const [admin, clerk, colleague] = [await make.person(1), await make.person(4), await make.profesional(3)]
  await make.tugas(clerk.user_id, 'loket')
  for (const who of [admin, clerk]) expect((await look(of, {}, who)).status).toBe(200)
  expect(await look(of, {}, colleague)).toMatchObject({ status: 403, code: 'NOT_YOUR_PATIENT' })
  expect(await look(of, {}, of.pasien)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  const booked = await book(of, THREE, { who: clerk })
  expect(booked).toMatchObject({ status: 201 })
  const id = (booked.data as Rangkaian).rangkaian_id
  expect(await noticesOf(of.tenaga)).toEqual(['rangkaian_dipesan'])
  for (const who of [admin, clerk, of.pasien, of.tenaga])
    expect((await call(who, api.getRangkaian, { query: { id } })).data).toMatchObject({ rangkaian_id: id, jumlah: 3 })
  const looked = () =>
    db.rows(
      sql`select pelaku_id from jejak_baru where tindakan = 'lihat' and subjek_id = ${of.pasien.user_id} order by pelaku_id`,
    )
  await expect.poll(looked).toEqual([admin, clerk].map(({ user_id }) => ({ pelaku_id: user_id })))
  for (const who of [colleague, await make.person(5)])
    expect(await call(who, api.getRangkaian, { query: { id } })).toMatchObject({ status: 404 })
  expect(await call(clerk, api.batalRangkaian, { query: { id }, body: {} })).toMatchObject({ status: 200 })
})

test('the database refuses a series without all of its meetings, and a meeting that leaves its series', async () => {
  const of = await practice()
  const { user_id } = of.pasien
  await expect(
    db.rows(sql`insert into rangkaian (user_id, profesional_id, jenis_id, jarak_minggu, jumlah, oleh, dibuat)
      values (${user_id}, ${of.tenaga.profesional_id}, 1, 2, 2, ${user_id}, now())`),
  ).rejects.toMatchObject({ constraint: 'rangkaian_utuh' })
  const r = (await book(of, THREE)).data as Rangkaian
  for (const set of [sql`urutan = urutan + 10`, sql`rangkaian_id = null, urutan = null`])
    await expect(
      db.rows(sql`update konsultasi set ${set} where rangkaian_id = ${r.rangkaian_id}`),
    ).rejects.toMatchObject({
      constraint: 'konsultasi_rangkaian_tetap',
    })
})
