import * as tahan from '@sehati/contract/booking/tahan.endpoints'
import { bookKonsultasi, getKonsultasi, rescheduleKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { listSlotHari } from '@sehati/contract/schedule/jadwal-tenaga.endpoints'
import * as api from '@sehati/contract/schedule/jenis.endpoints'
import type { JenisKonsultasi, SlotJenis } from '@sehati/contract/schedule/jenis.schema'
import { pageTenagaProfesional } from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import { beforeEach, expect, test } from 'vitest'
import { askFor } from '../../../test/booking.ts'
import { START, sharedServer } from '../../../test/server.ts'

const { call, make, at } = await sharedServer()
const WEDNESDAY = '2026-11-25'

beforeEach(() => at(START.toISOString()))

type Who = { token: string; user_id: number }
type Session = { id: number; profesional_id: number }

/** A physician with two hours on Wednesday, and a type of 25 minutes with a pause of 5 that they offer. */
async function clinic(rules: Parameters<typeof make.jenis>[0] = { jeda_sesudah: 5 }) {
  const tenaga = await make.profesional(2)
  const session = await make.sesi(tenaga.profesional_id, { jam_mulai: '09:00:00', jam_selesai: '11:00:00' })
  const jenis_id = await make.jenis(rules, tenaga)
  return {
    tenaga,
    session,
    jenis_id,
    profid: tenaga.profesional_id,
    ani: await make.person(5),
    budi: await make.person(4),
  }
}
const slots = async (who: Who, profid: number, jenis_id: number): Promise<SlotJenis[]> =>
  (await call(who, api.listSlotJenis, { query: { profid, jenis_id, dari: WEDNESDAY, sampai: WEDNESDAY } })).data
const book = (who: Who, session: Session, change: object) =>
  call(who, bookKonsultasi, { body: askFor(session, change) })
const hold = (who: Who, session: Session, change: object) =>
  call(who, tahan.insertTahan, { body: askFor(session, change) })
const short = (all: SlotJenis[]) =>
  all.map(({ jam_mulai, alasan }) => [jam_mulai.slice(0, 5), alasan].filter(Boolean).join(' '))

test('a type starts after every length and pause of its session, and a booking takes its pause with it', async () => {
  const { ani, budi, session, jenis_id, profid } = await clinic()
  expect(short(await slots(ani, profid, jenis_id))).toEqual(['09:00', '09:30', '10:00', '10:30'])
  const booked = await book(ani, session, { jenis_id, jam_mulai: '09:30' })
  expect(booked).toMatchObject({
    status: 201,
    data: { jenis_id, tanggal: '2026-11-25T09:30:00+07:00', jam_mulai: '09:30:00', jam_selesai: '09:55:00' },
  })
  expect(booked.data.nama_jenis).toMatch(/^Jenis/)
  expect(short(await slots(budi, profid, jenis_id))).toEqual(['09:00', '09:30 terisi', '10:00', '10:30'])
  expect(await book(budi, session, { jenis_id, jam_mulai: '09:30:00' })).toMatchObject({
    status: 409,
    code: 'SLOT_TAKEN',
  })
  // The whole session is taken as well.
  expect(await book(budi, session, {})).toMatchObject({ status: 409, code: 'SLOT_TAKEN' })
  const query = { profid, hari: 'Rabu', tanggal: WEDNESDAY }
  expect((await call(budi, listSlotHari, { query })).data).toMatchObject([{ is_available: 0 }])
  expect((await book(budi, session, { jenis_id, jam_mulai: '10:00:00' })).status).toBe(201)
})

test('the type counts only together with an hour: without one, the whole session is booked', async () => {
  const { ani, session, jenis_id } = await clinic()
  expect(await book(ani, session, { jenis_id })).toMatchObject({
    status: 201,
    data: { jenis_id: 1, jam_mulai: '09:00:00', jam_selesai: '11:00:00' },
  })
  const other = await clinic()
  const meaningless = { jenis_id: 'dua', jam_mulai: undefined }
  expect((await book(other.budi, other.session, meaningless)).data.jenis_id).toBe(1)
})

test('a start that is none, and a type that is not offered, are refused', async () => {
  const { ani, session, jenis_id, profid } = await clinic()
  expect(await book(ani, session, { jenis_id, jam_mulai: '09:10' })).toMatchObject({
    status: 409,
    code: 'SLOT_INVALID',
  })
  expect(await book(ani, session, { jenis_id, jam_mulai: '11:00' })).toMatchObject({
    status: 409,
    code: 'SLOT_INVALID',
  })
  const unknown = await make.jenis()
  for (const wrong of [unknown, 999_999, 0, 'dua']) {
    const reply = await book(ani, session, { jenis_id: wrong, jam_mulai: '09:00' })
    expect(reply).toMatchObject({ status: 422, code: 'TYPE_NOT_OFFERED' })
    expect(await hold(ani, session, { jenis_id: wrong, jam_mulai: '09:00' })).toMatchObject({
      code: 'TYPE_NOT_OFFERED',
    })
  }
  const query = { profid, dari: WEDNESDAY, sampai: WEDNESDAY }
  expect(await call(ani, api.listSlotJenis, { query: { ...query, jenis_id: unknown } })).toMatchObject({
    status: 422,
    code: 'TYPE_NOT_OFFERED',
    message: 'Jenis konsultasi ini tidak disediakan oleh tenaga profesional ini.',
  })
  expect(await call(ani, api.listSlotJenis, { query: { ...query, profid: 999_999 } })).toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await call(ani, api.listSlotJenis, { query: { ...query, sampai: '2027-01-26' } })).toMatchObject({
    status: 422,
  })
  expect((await book(ani, session, { jenis_id, jam_mulai: '09:00' })).status).toBe(201)
})

test('a type that is only online is refused in person, and names its method', async () => {
  const { ani, session, jenis_id } = await clinic({ metode: 'online' })
  const reply = await book(ani, session, { jenis_id, jam_mulai: '09:00', metode_konsultasi: 'offline' })
  expect(reply).toMatchObject({
    status: 422,
    code: 'TYPE_NOT_OFFERED',
    message: 'Jenis konsultasi ini hanya tersedia secara online.',
  })
  expect((await book(ani, session, { jenis_id, jam_mulai: '09:00' })).status).toBe(201)
})

test('a start within the notice is refused, and the sentence names the hours', async () => {
  const { ani, session, jenis_id, profid } = await clinic({ pemberitahuan_menit: 120 })
  at('2026-11-25T07:00:00+07:00')
  expect(short(await slots(ani, profid, jenis_id))[0]).toBe('09:00')
  at('2026-11-25T07:00:01+07:00')
  expect(short(await slots(ani, profid, jenis_id))[0]).toBe('09:00 terlalu dekat')
  for (const ask of [book, hold])
    expect(await ask(ani, session, { jenis_id, jam_mulai: '09:00' })).toMatchObject({
      status: 422,
      code: 'TOO_SOON',
      message: 'Waktu ini terlalu dekat. Jenis konsultasi ini dipesan paling lambat 2 jam sebelumnya.',
    })
  expect((await book(ani, session, { jenis_id, jam_mulai: '09:25' })).status).toBe(201)
})

test('a hold of a type keeps its start; the same patient changes to a longer type that overlaps it', async () => {
  const { tenaga, ani, budi, session, jenis_id, profid } = await clinic()
  const long = await make.jenis({ menit: 50 }, tenaga)
  const held = await hold(ani, session, { jenis_id, jam_mulai: '09:30' })
  expect(held).toMatchObject({
    status: 201,
    data: { jenis_id, tanggal: WEDNESDAY, jam_mulai: '09:30:00', jam_selesai: '09:55:00' },
  })
  expect((await slots(ani, profid, jenis_id))[1]).toMatchObject({ alasan: null, milik_saya: true })
  expect((await slots(budi, profid, jenis_id))[1]).toMatchObject({
    alasan: 'ditahan',
    milik_saya: false,
    ditahan_sampai: held.data.habis_pada,
  })
  expect((await hold(ani, session, { jenis_id, jam_mulai: '09:30' })).data).toEqual(held.data)
  // Another patient has what the longer type needs: the hold stays.
  expect((await book(budi, session, { jenis_id, jam_mulai: '09:00' })).status).toBe(201)
  expect(await hold(ani, session, { jenis_id: long, jam_mulai: '09:00' })).toMatchObject({ code: 'SLOT_TAKEN' })
  expect((await call(ani, tahan.getTahan)).data).toEqual(held.data)
  const longer = await make.jenis({ menit: 40, langkah: 30 }, tenaga)
  expect(await hold(ani, session, { jenis_id: longer, jam_mulai: '09:30' })).toMatchObject({
    status: 201,
    data: { jenis_id: longer, jam_selesai: '10:10:00' },
  })
  expect((await call(ani, tahan.getTahan)).data.jenis_id).toBe(longer)
  expect((await book(ani, session, { jenis_id: longer, jam_mulai: '09:30' })).status).toBe(201)
  expect((await call(ani, tahan.getTahan)).data).toBeNull()
})

test('a move keeps the type, and takes the hour as its start', async () => {
  const { ani, session, jenis_id, tenaga } = await clinic()
  const { jadwal_id } = (await book(ani, session, { jenis_id, jam_mulai: '09:00' })).data
  const move = (change: object) =>
    call(ani, rescheduleKonsultasi, {
      query: { jadwalid: jadwal_id },
      body: { jadwal_tenaga_id: session.id, tanggal: WEDNESDAY, ...change },
    })
  expect((await move({ jam_mulai: '10:30' })).data).toMatchObject({
    jenis_id,
    jam_mulai: '10:30:00',
    jam_selesai: '10:55:00',
  })
  expect(await move({ jam_mulai: '10:40' })).toMatchObject({ status: 409, code: 'SLOT_INVALID' })
  // The type is offered no more: what was promised can still be moved.
  await call(tenaga, api.putJenisTenaga, { body: { jenis_id, aktif: 0 } })
  expect((await move({ jam_mulai: '09:30' })).data).toMatchObject({ jenis_id, jam_selesai: '09:55:00' })
})

test('changed rules leave what is booked as it was', async () => {
  const { ani, budi, session, jenis_id, profid } = await clinic()
  const admin = await make.person(1)
  const { jadwal_id } = (await book(ani, session, { jenis_id, jam_mulai: '09:30' })).data
  const rules = { nama_jenis: `Pendek ${jenis_id}`, menit: 10, jeda_sesudah: 0 }
  expect((await call(admin, api.updateJenis, { query: { id: jenis_id }, body: rules })).status).toBe(200)
  expect((await call(ani, getKonsultasi, { query: { jadwalid: jadwal_id } })).data).toMatchObject({
    jam_selesai: '09:55:00',
  })
  // 09.30 to 09.55, and the pause until 10.00.
  expect(short(await slots(budi, profid, jenis_id)).slice(2, 7)).toEqual([
    '09:20',
    '09:30 terisi',
    '09:40 terisi',
    '09:50 terisi',
    '10:00',
  ])
})

test('a professional offers types of their profession with an own length; patients choose among these', async () => {
  const { tenaga, ani, jenis_id, profid } = await clinic()
  const psychology = await make.jenis({ bidang: 'psikolog' })
  const closed = await make.jenis({ aktif: false })
  const put = (body: object) => call(tenaga, api.putJenisTenaga, { query: { profid }, body })
  expect(await put({ jenis_id: psychology, aktif: 1 })).toMatchObject({ status: 422, code: 'TYPE_NOT_OFFERED' })
  expect(await put({ jenis_id: closed, aktif: 1 })).toMatchObject({ status: 422, code: 'TYPE_NOT_OFFERED' })
  expect(await put({ jenis_id: 1, aktif: 0 })).toMatchObject({ status: 409, code: 'TYPE_FIXED' })
  expect(await put({ jenis_id, aktif: 1, menit: 4 })).toMatchObject({ status: 422 })
  const all = (await put({ jenis_id, aktif: 1, menit: 40 })).data as { jenis_id: number }[]
  expect(all.find((one) => one.jenis_id === jenis_id)).toMatchObject({ aktif: true, menit: 40, menit_jenis: 25 })
  expect(all.map((one) => one.jenis_id)).not.toContain(psychology)
  expect((await call(tenaga, api.listJenisTenaga)).data).toEqual(all)
  const choices = async () => (await call(ani, api.listJenisPilihan, { query: { profid } })).data
  expect(await choices()).toMatchObject([
    { jenis_id: 1, nama_jenis: 'Konsultasi Umum', menit: null },
    { jenis_id, menit: 40, jeda_sesudah: 5, metode: 'semua', pemberitahuan_menit: 0 },
  ])
  const row = async (who: Who) =>
    (await call(who, pageTenagaProfesional, { query: { profesional_id: profid } })).data.queried[0]
  expect(await row(ani)).toMatchObject({ jenis_lain: true })
  await put({ jenis_id, aktif: 0 })
  expect(await row(ani)).toMatchObject({ jenis_lain: false })
  expect(await row(await make.person(1))).not.toHaveProperty('jenis_lain')
  expect(await choices()).toHaveLength(1)
  expect(await call(ani, api.listJenisPilihan, { query: { profid: 999_999 } })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await call(await make.person(2), api.listJenisTenaga)).toMatchObject({ code: 'PROFESSIONAL_NOT_FOUND' })
})

test('an admin adds and changes types; names are unique, and the usual type stays as it is', async () => {
  const admin = await make.person(1)
  const body = { nama_jenis: 'Konseling singkat', menit: '20', jeda_sesudah: 10, bidang: 'psikolog', metode: 'online' }
  const added = await call(admin, api.insertJenis, { body })
  expect(added).toMatchObject({
    status: 201,
    data: { ...body, menit: 20, jeda_sebelum: 0, langkah: null, pemberitahuan_menit: 0, aktif: true },
  })
  const id = added.data.jenis_id
  expect(await call(admin, api.insertJenis, { body: { ...body, nama_jenis: ' KONSELING singkat' } })).toMatchObject({
    status: 409,
    code: 'TYPE_NAME_TAKEN',
    message: 'Nama jenis konsultasi ini sudah dipakai.',
  })
  const fixed = await call(admin, api.updateJenis, { query: { id: 1 }, body: { nama_jenis: 'Lain', menit: 10 } })
  expect(fixed).toMatchObject({ status: 409, code: 'TYPE_FIXED' })
  const urgent = { nama_jenis: 'Konsultasi Umum', mendesak: 1 }
  expect(await call(admin, api.updateJenis, { query: { id: 1 }, body: urgent })).toMatchObject({ code: 'TYPE_FIXED' })
  const other = { ...body, nama_jenis: 'Tidak ada' }
  expect(await call(admin, api.updateJenis, { query: { id: 999_999 }, body: other })).toMatchObject({ status: 404 })
  for (const wrong of [
    { menit: 4 },
    { menit: 481 },
    { jeda_sesudah: 121 },
    { langkah: 0 },
    { bidang: 'gigi' },
    { nama_jenis: ' ' },
  ])
    expect(await call(admin, api.insertJenis, { body: { ...body, nama_jenis: 'Salah', ...wrong } })).toMatchObject({
      status: 422,
    })
  const changed = await call(admin, api.updateJenis, { query: { id }, body: { ...other, aktif: 0 } })
  expect(changed).toMatchObject({ status: 200, data: { jenis_id: id, nama_jenis: 'Tidak ada', aktif: false } })
  const all = (await call(admin, api.listJenis)).data as JenisKonsultasi[]
  expect(all[0]).toMatchObject({ jenis_id: 1, nama_jenis: 'Konsultasi Umum', menit: null })
  expect(all.find((one) => one.jenis_id === id)).toEqual(changed.data)
})

test('what a type does is counted on the real sessions of those who offer it', async () => {
  const { tenaga, session: _, jenis_id } = await clinic({ menit: 50, jeda_sesudah: 10 })
  const at11 = { sesi: 2, jam_mulai: '11:00:00', jam_selesai: '11:50:00' }
  const at12 = { sesi: 3, jam_mulai: '12:00:00', jam_selesai: '12:30:00', cadangan: 1 } as const
  for (const hours of [at11, at12]) await make.sesi(tenaga.profesional_id, hours)
  const one = ((await call(await make.person(1), api.listJenis)).data as JenisKonsultasi[]).find(
    (type) => type.jenis_id === jenis_id,
  )
  // Two starts from nine to eleven, one at eleven; the last session is too short.
  expect(one?.dampak).toEqual({ tenaga: 1, sesi: 3, muat: 2, mulai: 3, terhalang: 0, cadangan: 1 })
  const wholeSession = await make.jenis({ menit: null, jeda_sesudah: 15 }, tenaga)
  const whole = ((await call(await make.person(1), api.listJenis)).data as JenisKonsultasi[]).find(
    (type) => type.jenis_id === wholeSession,
  )
  // 09–11 reaches over the beginning of 11.00, and 11.50 over 12.00.
  expect(whole?.dampak).toEqual({ tenaga: 1, sesi: 3, muat: 3, mulai: 3, terhalang: 2, cadangan: 1 })
})
