import { addDays, hariOf } from '@sehati/contract/base/waktu'
import { insertTahan } from '@sehati/contract/booking/tahan.endpoints'
import { getPengaturan, updatePengaturan } from '@sehati/contract/clinic/pengaturan.endpoints'
import { rescheduleKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { listKetersediaan } from '@sehati/contract/schedule/ketersediaan.endpoints'
import { beforeEach, describe, expect, test } from 'vitest'
import { askFor, makeBook } from '../../../test/booking.ts'
import { START, startServer } from '../../../test/server.ts'

const { call, make, at } = await startServer()
const book = makeBook(call)
const admin = await make.person(1)
const usual = { minggu_ke_depan: 0, mode_jendela: 'mingguan', cakrawala_hari: 14, rilis_jam: '00:00' }
const set = (body: object) => call(admin, updatePengaturan, { body })
beforeEach(async () => {
  at(START.toISOString())
  await set(usual)
})

const FRIDAY = '2026-11-27'
const WEDNESDAY = '2026-12-02'
const opens = { code: 'NOT_RELEASED', params: { hari: 'Jumat', jam: '08.00' } }

/** A new patient and a session on the weekday of `tanggal`. */
async function pair(tanggal: string) {
  const { profesional_id } = await make.profesional()
  return { patient: await make.person(5), sesi: await make.sesi(profesional_id, { hari: hariOf(tanggal) }) }
}
/** The response to a new patient who books this day at this moment (Jakarta). */
async function ask(moment: string, tanggal: string) {
  at(`${moment}+07:00`)
  const { patient, sesi } = await pair(tanggal)
  return book(patient, sesi, { tanggal })
}

describe('weeks that open on Friday at 08.00', () => {
  beforeEach(() => set({ rilis_jam: '08:00' }))

  test('a booking is refused a millisecond before, and granted at the time', async () => {
    const { patient, sesi } = await pair(WEDNESDAY)
    at(`${FRIDAY}T07:59:59.999+07:00`)
    const refused = await book(patient, sesi, { tanggal: WEDNESDAY })
    expect(refused).toMatchObject({ status: 422, ...opens, errors: [{ field: 'tanggal', ...opens }] })
    expect(refused.message).toBe('Pemesanan untuk tanggal ini dibuka Jumat pukul 08.00.')
    at(`${FRIDAY}T08:00:00.000+07:00`)
    expect((await book(patient, sesi, { tanggal: WEDNESDAY })).status).toBe(201)
  })

  test('a hold and a move follow the same time', async () => {
    const { patient, sesi } = await pair(WEDNESDAY)
    const { jadwal_id } = (await book(patient, sesi, { tanggal: addDays(WEDNESDAY, -7) })).data
    const slot = { profesional_id: sesi.profesional_id, jadwal_tenaga_id: sesi.id, tanggal: WEDNESDAY }
    const hold = async () => call(await make.person(5), insertTahan, { body: slot })
    const move = () =>
      call(patient, rescheduleKonsultasi, {
        query: { jadwalid: jadwal_id },
        body: { jadwal_tenaga_id: sesi.id, tanggal: WEDNESDAY },
      })
    at('2026-11-24T23:59:00+07:00')
    expect([await hold(), await move()]).toMatchObject([opens, opens])
    await set({ minggu_ke_depan: 1 })
    expect((await move()).status).toBe(200)
    expect((await hold()).code).toBe('SLOT_TAKEN')
  })

  test('today stays today, and the week after next is outside the window', async () => {
    expect((await ask(`${FRIDAY}T07:00:00`, FRIDAY)).status).toBe(201)
    expect((await ask(`${FRIDAY}T07:00:00`, addDays(FRIDAY, -1))).code).toBe('DATE_OUTSIDE_WINDOW')
    expect((await ask(`${FRIDAY}T07:00:00`, addDays(WEDNESDAY, 7))).code).toBe('DATE_OUTSIDE_WINDOW')
    expect((await ask('2026-11-23T08:00:00', addDays(FRIDAY, 1))).code).toBe('DATE_OUTSIDE_WINDOW')
  })

  test('the days say when they open, and then that they can be booked', async () => {
    const { patient, sesi } = await pair(WEDNESDAY)
    const read = async () =>
      (
        await call(patient, listKetersediaan, {
          query: { profid: sesi.profesional_id, dari: addDays(WEDNESDAY, -7), sampai: addDays(WEDNESDAY, 7) },
        })
      ).data.filter(({ tanggal }: { tanggal: string }) => hariOf(tanggal) === 'Rabu')
    at(`${FRIDAY}T07:59:59.999+07:00`)
    const [, closed, later] = await read()
    expect(closed).toMatchObject({ bisa: false, alasan: 'di luar jendela', rilis_pada: `${FRIDAY}T08:00:00+07:00` })
    expect(later).not.toHaveProperty('rilis_pada')
    at(`${FRIDAY}T08:00:00+07:00`)
    const [, open, next] = await read()
    expect(open).toMatchObject({ bisa: true, sisa: 1 })
    expect(next.rilis_pada).toBe('2026-12-04T08:00:00+07:00')
  })
})

describe('a window of days', () => {
  beforeEach(() => set({ mode_jendela: 'harian', cakrawala_hari: 9, rilis_jam: '08:00' }))

  test('opens one more day each day', async () => {
    expect((await ask('2026-11-23T07:59:59.999', WEDNESDAY)).params).toEqual({ hari: 'Senin', jam: '08.00' })
    expect((await ask('2026-11-23T08:00:00', WEDNESDAY)).status).toBe(201)
  })

  test('says of later days only that they are not open yet', async () => {
    const later = await ask('2026-11-23T08:00:00', addDays(WEDNESDAY, 7))
    expect(later).toMatchObject({ code: 'NOT_RELEASED', message: 'Pemesanan untuk tanggal ini belum dibuka.' })
    expect((await ask('2026-11-23T08:00:00', '2027-12-01')).code).toBe('NOT_RELEASED')
    expect((await ask('2026-11-23T08:00:00', '2026-11-20')).code).toBe('DATE_OUTSIDE_WINDOW')
  })

  test('reaches 120 days, for lists and bookings', async () => {
    await set({ cakrawala_hari: 120 })
    expect((await ask('2026-11-23T08:00:00', '2027-03-23')).status).toBe(201)
    expect((await ask('2026-11-23T08:00:00', '2027-03-24')).code).toBe('NOT_RELEASED')
  })
})

test('what an admin narrows counts for the next booking', async () => {
  const { patient, sesi } = await pair(WEDNESDAY)
  at('2026-11-28T07:00:00+07:00')
  await set({ mode_jendela: 'harian', cakrawala_hari: 1 })
  expect((await book(patient, sesi, { tanggal: WEDNESDAY })).code).toBe('NOT_RELEASED')
  await set({ mode_jendela: 'mingguan' })
  expect((await book(patient, sesi, askFor(sesi, { tanggal: WEDNESDAY }))).status).toBe(201)
})

test('a change leaves the other settings as they are, and a wrong one changes nothing', async () => {
  await set({ mode_jendela: 'harian', cakrawala_hari: 30, rilis_jam: '08:30' })
  expect((await set({ minggu_ke_depan: 2 })).data).toEqual({
    minggu_ke_depan: 2,
    mode_jendela: 'harian',
    cakrawala_hari: 30,
    rilis_jam: '08:30:00',
    privasi_ketat: false,
    dua_langkah_staf: false,
    kedaluwarsa: false,
  })
  const before = (await call(admin, getPengaturan)).data
  for (const [field, wrong] of [
    ['mode_jendela', 'bulanan'],
    ['mode_jendela', null],
    ['cakrawala_hari', 0],
    ['cakrawala_hari', 121],
    ['cakrawala_hari', 1.5],
    ['rilis_jam', '24:00'],
    ['rilis_jam', '8.00'],
    ['rilis_jam', '08:00:30'],
    ['rilis_jam', ''],
  ] as const)
    expect(await set({ minggu_ke_depan: 5, [field]: wrong })).toMatchObject({ status: 422, errors: [{ field }] })
  expect((await call(admin, getPengaturan)).data).toEqual(before)
  await set(usual)
})
