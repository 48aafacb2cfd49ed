import * as api from '@sehati/contract/absence/hari-libur.endpoints'
import type { HariLibur } from '@sehati/contract/absence/hari-libur.schema'
import * as konsultasi from '@sehati/contract/consultation/konsultasi.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { askFor, makeBook } from '../../../test/booking.ts'
import { START, startServer } from '../../../test/server.ts'

const { call, db, make, at } = await startServer()
const book = makeBook(call)
const admin = await make.person(1)
beforeEach(() => at(START.toISOString()))

const list = async (tahun?: number): Promise<HariLibur[]> =>
  (await call(admin, api.listHariLibur, { query: tahun ? { tahun } : {} })).data
const add = (body: object) => call(admin, api.insertHariLibur, { body })
const dies = { tanggal: '2026-11-25', nama: 'Dies Natalis', jenis: 'libur kampus' }
const remove = (id: number) => call(admin, api.removeHariLibur, { query: { id } })

describe('the calendar of the product', () => {
  test.each([
    [2026, 17, 8],
    [2027, 18, 8],
  ])('%i has %i national holidays and %i days of joint leave', async (tahun, nasional, bersama) => {
    const days = await list(tahun)
    expect(days.filter(({ jenis }) => jenis === 'libur nasional')).toHaveLength(nasional)
    expect(days.filter(({ jenis }) => jenis === 'cuti bersama')).toHaveLength(bersama)
    expect(days.every(({ tanggal, buka }) => tanggal.startsWith(`${tahun}-`) && !buka)).toBe(true)
    expect(days.map(({ tanggal }) => tanggal)).toEqual(days.map(({ tanggal }) => tanggal).sort())
  })

  test('closes the whole week of 8 March 2027, and the two days of Christmas 2026', async () => {
    const between = async (dari: string, sampai: string) =>
      (await list()).filter(({ tanggal }) => tanggal >= dari && tanggal <= sampai).map(({ nama }) => nama)
    expect(await between('2027-03-08', '2027-03-15')).toEqual([
      'Nyepi 1949',
      'Cuti bersama Idulfitri',
      'Idulfitri 1448 H',
      'Idulfitri 1448 H',
      'Cuti bersama Idulfitri',
      'Cuti bersama Idulfitri',
    ])
    expect(await between('2026-12-21', '2026-12-31')).toEqual(['Cuti bersama Natal', 'Natal'])
  })
})

describe('a closed day', () => {
  test.each([
    ['2026-12-21T07:00:00+07:00', '2026-12-23', null],
    ['2026-12-21T07:00:00+07:00', '2026-12-24', 'Layanan tutup: Cuti bersama Natal.'],
    ['2026-12-21T07:00:00+07:00', '2026-12-25', 'Layanan tutup: Natal.'],
    ['2026-12-25T07:00:00+07:00', '2026-12-25', 'Layanan tutup: Natal.'],
    ['2026-12-25T07:00:00+07:00', '2026-12-28', null],
    ['2026-12-25T07:00:00+07:00', '2027-01-01', 'Layanan tutup: Tahun Baru.'],
    ['2027-03-08T07:00:00+07:00', '2027-03-08', 'Layanan tutup: Nyepi 1949.'],
    ['2027-03-08T07:00:00+07:00', '2027-03-12', 'Layanan tutup: Cuti bersama Idulfitri.'],
    ['2027-03-15T07:00:00+07:00', '2027-03-16', null],
  ])('at %s, the reason for %s is: %s', async (moment, tanggal, sentence) => {
    at(moment)
    const { profesional_id } = await make.profesional()
    const weekday = (['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'] as const)[
      new Date(tanggal).getUTCDay()
    ] as 'Senin'
    const reply = await book(await make.person(5), await make.sesi(profesional_id, { hari: weekday }), { tanggal })
    if (sentence === null) expect(reply.status).toBe(201)
    else {
      expect(reply).toMatchObject({ status: 422, code: 'CLINIC_CLOSED', message: sentence })
      const params = { libur: sentence.slice('Layanan tutup: '.length, -1) }
      expect(reply.params).toEqual(params)
      const pattern = 'Layanan tutup: {libur}.'
      expect(reply.errors).toEqual([{ field: 'tanggal', message: sentence, code: 'CLINIC_CLOSED', params, pattern }])
    }
  })

  test('is refused for an admin’s booking, a move and a reopening', async () => {
    const patient = await make.person(5)
    const moving = await make.booked(patient)
    const thursday = await make.sesi(moving.tenaga.profesional_id, { hari: 'Kamis' })
    const cancelled = await make.booked(await make.person(5), { status: 'dibatalkan', tanggal: '2026-11-26' })
    const { id } = (await add({ ...dies, tanggal: '2026-11-26' })).data

    const closed = { status: 422, code: 'CLINIC_CLOSED' }
    const body = { ...askFor(thursday, { tanggal: '2026-11-26' }), user_id: (await make.person(4)).user_id }
    expect(await call(admin, konsultasi.insertKonsultasi, { body })).toMatchObject(closed)
    const to = { query: { jadwalid: moving.jadwal_id }, body: { jadwal_tenaga_id: thursday.id, tanggal: '2026-11-26' } }
    expect(await call(patient, konsultasi.rescheduleKonsultasi, to)).toMatchObject({
      ...closed,
      message: 'Layanan tutup: Dies Natalis.',
    })
    const reopen = { query: { jadwalid: cancelled.jadwal_id }, body: { status: 'disetujui' } }
    expect(await call(admin, konsultasi.updateKonsultasi, reopen)).toMatchObject({ ...closed, status: 409 })

    await remove(id)
    expect((await call(patient, konsultasi.rescheduleKonsultasi, to)).status).toBe(200)
    expect((await call(admin, konsultasi.updateKonsultasi, reopen)).status).toBe(200)
  })

  test('does not change the response that an Idempotency-Key has already had', async () => {
    const session = await make.sesi((await make.profesional()).profesional_id)
    const patient = await make.person(5)
    const headers = { 'idempotency-key': 'sebelum-libur' }
    const first = await book(patient, session, {}, headers)
    const { id } = (await add(dies)).data
    expect(await book(patient, session, {}, headers)).toMatchObject({ status: 201, data: first.data })
    await remove(id)
  })
})

describe('closing a day that is booked', () => {
  test('counts and lists the stranded consultations, which can still be replied to and cancelled', async () => {
    const patient = await make.person(5)
    const { jadwal_id, tenaga } = await make.booked(patient, { tanggal: '2026-11-27', status: 'disetujui' })
    const waiting = await make.booked(await make.person(4), { tanggal: '2026-11-27', status: 'menunggu' })
    await make.booked(await make.person(5), { tanggal: '2026-11-27', status: 'dibatalkan' })
    await make.booked(await make.person(5), { tanggal: '2026-11-26' })
    const reply = await add({ ...dies, tanggal: '2026-11-27' })
    expect(reply).toMatchObject({ status: 201, data: { jumlah_terdampak: 2, nama: 'Dies Natalis', buka: false } })
    expect(reply.data.terdampak.map((k: { jadwal_id: number }) => k.jadwal_id)).toEqual([jadwal_id, waiting.jadwal_id])
    expect(reply.data.terdampak[0]).toMatchObject({ name: patient.name })
    for (const row of reply.data.terdampak) expect(Object.keys(row)).not.toContain('keluhan')

    const update = { query: { jadwalid: jadwal_id }, body: { status: 'menunggu', initial_consult: 'Kami kabari' } }
    expect((await call(tenaga, konsultasi.updateKonsultasi, update)).status).toBe(200)
    await call(patient, konsultasi.cancelKonsultasi, { query: { jadwalid: jadwal_id }, body: {} })
    const [day] = (await list()).filter(({ tanggal }) => tanggal === '2026-11-27')
    expect(day?.jumlah_terdampak).toBe(1)
    await remove(day?.id ?? 0)
  })

  test('a day on which the clinic opens all the same strands no consultation and can be booked', async () => {
    const reply = await add({ ...dies, buka: true })
    expect(reply).toMatchObject({ status: 201, data: { buka: true, jumlah_terdampak: 0, terdampak: [] } })
    const { id } = reply.data
    const session = await make.sesi((await make.profesional()).profesional_id)
    expect((await book(await make.person(5), session)).status).toBe(201)
    const closed = await call(admin, api.updateHariLibur, { query: { id }, body: { ...dies, buka: false } })
    expect(closed.data.jumlah_terdampak).toBeGreaterThan(0)
    expect(await book(await make.person(5), session)).toMatchObject({ code: 'CLINIC_CLOSED' })
    await remove(id)
  })
})

describe('keeping the calendar', () => {
  test('a day occurs once, can be changed and removed', async () => {
    const { id } = (await add(dies)).data
    expect(await add({ ...dies, nama: 'Lain' })).toMatchObject({ status: 409, code: 'HOLIDAY_EXISTS' })
    const change = { ...dies, tanggal: '2026-11-30', nama: ' Wisuda ' }
    expect(await call(admin, api.updateHariLibur, { query: { id }, body: change })).toMatchObject({
      status: 200,
      data: { id, tanggal: '2026-11-30', nama: 'Wisuda', jenis: 'libur kampus' },
    })
    const onto = { ...change, tanggal: '2026-12-25' }
    expect((await call(admin, api.updateHariLibur, { query: { id }, body: onto })).code).toBe('HOLIDAY_EXISTS')
    expect(await remove(id)).toMatchObject({ status: 200, data: null })
    expect(await remove(id)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect((await call(admin, api.updateHariLibur, { query: { id }, body: change })).code).toBe('NOT_FOUND')
  })

  test.each([
    ['nama', { nama: '  ' }],
    ['nama', { nama: 'x'.repeat(101) }],
    ['tanggal', { tanggal: '2026-02-30' }],
    ['jenis', { jenis: 'libur' }],
    ['buka', { buka: 1 }],
  ])('a wrong %s is refused', async (field, change) => {
    expect(await add({ ...dies, ...change })).toMatchObject({ status: 422, errors: [{ field }] })
    expect(await db.rows(sql`select from hari_libur where nama = 'Dies Natalis'`)).toHaveLength(0)
  })
})
