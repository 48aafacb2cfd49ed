import { alerts } from '@sehati/contract/base/texts'
import { insertFeedback } from '@sehati/contract/care/feedback.endpoints'
import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import type { Konsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { messages } from '@sehati/contract/messages'
import sql, { raw } from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { makeBook } from '../../../test/booking.ts'
import { sharedServer } from '../../../test/server.ts'

const { call, db, make, at } = await sharedServer()
const book = makeBook(call)
type Who = { token: string }

const update = (who: Who, jadwalid: number, body: object) =>
  call(who, api.updateKonsultasi, { query: { jadwalid }, body })
const read = async (who: Who, jadwalid: number): Promise<Konsultasi> =>
  (await call(who, api.getKonsultasi, { query: { jadwalid } })).data
async function booked(change?: Parameters<typeof make.booked>[1]) {
  const patient = await make.person(5)
  return { patient, ...(await make.booked(patient, change)) }
}

describe('its professional', () => {
  test('replies and sets the status; the patient reads it', async () => {
    const { patient, tenaga, jadwal_id } = await booked()
    const reply = await update(tenaga, jadwal_id, { status: 'disetujui', initial_consult: '  Minum yang banyak 💧 ' })
    expect(reply).toMatchObject({ status: 200, message: alerts.konsultasiUpdated.isi })
    expect(reply.data).toMatchObject({ jadwal_id, status: 'disetujui', initial_consult: 'Minum yang banyak 💧' })
    expect(await read(patient, jadwal_id)).toEqual(reply.data)
  })

  test.each([undefined, null, '', '   '])('must reply: %j', async (initial_consult) => {
    const { tenaga, jadwal_id } = await booked()
    expect(await update(tenaga, jadwal_id, { status: 'disetujui', initial_consult })).toMatchObject({
      status: 422,
      code: 'REPLY_REQUIRED',
      errors: [{ field: 'initial_consult', message: messages.REPLY_REQUIRED.isi }],
    })
    expect((await read(tenaga, jadwal_id)).status).toBe('diajukan')
  })

  test('may send the whole object back, also an outdated one and in the client’s spelling', async () => {
    const { tenaga, jadwal_id } = await booked()
    const stale = await read(tenaga, jadwal_id)
    at('2026-11-23T08:00:00+07:00')
    expect((await update(tenaga, jadwal_id, { ...stale, status: 'menunggu', initial_consult: 'Satu' })).status).toBe(
      200,
    )
    const asClient = {
      ...stale,
      tanggal: new Date(stale.tanggal).toISOString(),
      no_bpjs: Number(stale.no_bpjs),
      unknown: true,
      initial_consult: 'Dua',
    }
    const reply = await update(tenaga, jadwal_id, asClient)
    expect(reply).toMatchObject({ status: 200, data: { status: 'diajukan', initial_consult: 'Dua' } })
    expect(reply.data.updated_at).toBe('2026-11-23T08:00:00+07:00')
    expect(reply.data.created_at).toBe('2026-11-23T07:00:00+07:00')
  })

  test.each([
    ['keluhan', 'Lain '],
    ['tanggal', '2026-11-26'],
    ['user_id', '1'],
    ['profesional_id', null],
    ['jadwal_tenaga_id', '3'],
    ['metode_konsultasi', 'telepon'],
    ['use_bpjs', true],
    ['no_bpjs', 0],
    ['no_bpjs', '000'],
    ['jenis_id', 'dua'],
    ['name', { orang: 'lain' }],
    ['jadwal_id', 999_999],
    ['created_at', 'kemarin'],
    ['versi_balasan', 77],
  ])('another %s in the object that is sent back is ignored: %j', async (field, value) => {
    const { tenaga, jadwal_id } = await booked()
    const before = await read(tenaga, jadwal_id)
    const sent = { ...before, [field]: value, status: 'disetujui', initial_consult: 'Baik' }
    const reply = await update(tenaga, jadwal_id, sent)
    expect(reply.status).toBe(200)
    const { updated_at, dibalas_pada, dibalas_oleh, versi_balasan, ada_balasan, jawab_sebelum, ...rest } = before
    expect(await read(tenaga, jadwal_id)).toMatchObject({ ...rest, status: 'disetujui', initial_consult: 'Baik' })
  })

  test.each([
    ['pending', 'diajukan'],
    ['confirmed', 'disetujui'],
    ['diterima', 'disetujui'],
    ['completed', 'selesai'],
    ['cancelled', 'dibatalkan'],
  ])('%s means %s', async (word, status) => {
    const { tenaga, jadwal_id } = await booked({ status: 'menunggu' })
    expect((await update(tenaga, jadwal_id, { status: word, initial_consult: 'Baik' })).data.status).toBe(status)
  })

  test.each(['', 'Diajukan', 'ditolak', 'constructor', 'toString', 1, null, ['selesai']])(
    'the status %j is unknown on the wire',
    async (status) => {
      const { tenaga, jadwal_id } = await booked()
      const reply = await update(tenaga, jadwal_id, { status, initial_consult: 'Baik' })
      expect(reply).toMatchObject({ status: 422, code: 'VALIDATION_FAILED', errors: [{ field: 'status' }] })
    },
  )

  test('goes through all five statuses and back, as no order is specified', async () => {
    const { tenaga, jadwal_id } = await booked()
    for (const status of ['menunggu', 'disetujui', 'dibatalkan', 'selesai', 'diajukan', 'selesai', 'dibatalkan'])
      expect(await update(tenaga, jadwal_id, { status, initial_consult: 'Baik' })).toMatchObject({
        status: 200,
        data: { status },
      })
  })

  test.each(['dibatalkan', 'selesai'])('may correct the reply of what is %s', async (status) => {
    const { tenaga, jadwal_id } = await booked({ status, balasan: 'Lama' })
    const corrected = await update(tenaga, jadwal_id, { status, initial_consult: 'Baru' })
    expect(corrected).toMatchObject({ status: 200, data: { status, initial_consult: 'Baru' } })
  })
})

describe('for other users', () => {
  test('its patient may read it, and not reply', async () => {
    const { patient, jadwal_id } = await booked()
    expect(await update(patient, jadwal_id, { status: 'selesai', initial_consult: 'x' })).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    })
  })

  test('for others it does not exist', async () => {
    const { jadwal_id } = await booked()
    const people = [
      await make.profesional(),
      await make.profesional(3),
      await make.person(2),
      await make.person(5),
      await make.person(4),
    ]
    for (const person of people) {
      expect(await update(person, jadwal_id, { status: 'selesai', initial_consult: 'x' })).toMatchObject({
        status: 404,
      })
      expect(await call(person, api.getKonsultasi, { query: { jadwalid: jadwal_id } })).toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      })
    }
  })
})

describe('an admin', () => {
  test('changes the status without a reply, which stays', async () => {
    const { patient, jadwal_id } = await booked({ status: 'disetujui', balasan: 'Tetap' })
    const reply = await update(await make.person(1), jadwal_id, { status: 'completed' })
    expect(reply).toMatchObject({ status: 200, data: { status: 'selesai', initial_consult: null, ada_balasan: true } })
    expect(await read(patient, jadwal_id)).toMatchObject({ status: 'selesai', initial_consult: 'Tetap' })
  })

  test.each(['dibatalkan', 'selesai'])('reopens one that is %s while its slot is free', async (status) => {
    const { jadwal_id } = await booked({ status })
    const reply = await update(await make.person(1), jadwal_id, { status: 'disetujui' })
    expect(reply).toMatchObject({ status: 200, data: { status: 'disetujui' } })
  })

  test('does not reopen into a slot that was taken meanwhile, nor into the patient’s other appointment', async () => {
    const admin = await make.person(1)
    const { patient, session, jadwal_id } = await booked({ status: 'dibatalkan' })
    const other = await make.person(5)
    const taker = (await book(other, session)).data
    expect(await update(admin, jadwal_id, { status: 'diajukan' })).toMatchObject({ status: 409, code: 'SLOT_TAKEN' })
    await call(other, api.cancelKonsultasi, { query: { jadwalid: taker.jadwal_id }, body: {} })

    const elsewhere = await make.sesi((await make.profesional()).profesional_id)
    const own = (await book(patient, elsewhere)).data
    expect(await update(admin, jadwal_id, { status: 'menunggu' })).toMatchObject({ status: 409, code: 'PATIENT_BUSY' })
    await call(patient, api.cancelKonsultasi, { query: { jadwalid: own.jadwal_id }, body: {} })
    expect((await update(admin, jadwal_id, { status: 'menunggu' })).status).toBe(200)
  })

  test('does not reopen into a second open request', async () => {
    const { patient, tenaga, jadwal_id } = await booked({ status: 'dibatalkan' })
    const later = await make.sesi(tenaga.profesional_id, { hari: 'Kamis', sesi: 2 })
    expect((await book(patient, later, { tanggal: '2026-11-26' })).status).toBe(201)
    const admin = await make.person(1)
    expect(await update(admin, jadwal_id, { status: 'diajukan' })).toMatchObject({
      status: 409,
      code: 'ALREADY_REQUESTED',
    })
    expect((await update(admin, jadwal_id, { status: 'disetujui' })).status).toBe(200)
  })

  test('does not reopen what was reviewed, nor replaces its reply', async () => {
    const { patient, jadwal_id } = await booked({ status: 'selesai', balasan: 'Lama' })
    const review = { jadwal_id, rating: 5, komentar: '-' }
    expect((await call(patient, insertFeedback, { body: review })).status).toBe(201)
    const admin = await make.person(1)
    for (const status of ['diajukan', 'dibatalkan']) {
      expect(await update(admin, jadwal_id, { status })).toMatchObject({
        status: 409,
        code: 'HAS_FEEDBACK',
        message: messages.HAS_FEEDBACK.isi,
      })
    }
    const sent = { ...(await read(admin, jadwal_id)), initial_consult: 'Baru' }
    expect(await update(admin, jadwal_id, sent)).toMatchObject({ status: 403, code: 'REPLY_BY_PROFESSIONAL' })
    expect(await read(patient, jadwal_id)).toMatchObject({ initial_consult: 'Lama' })
  })
})

test.each(['truncate riwayat_status', 'delete from riwayat_status', 'update riwayat_status set oleh = oleh'])(
  'the history can only be appended to: %s',
  async (statement) => {
    await booked()
    await expect(db.rows(sql`${raw(statement)}`)).rejects.toThrow('append-only')
  },
)

test('every change is recorded: from, to, by whom, when', async () => {
  const admin = await make.person(1, { name: 'Admin Utama' })
  const patient = await make.person(5, { name: 'Pasien Satu' })
  const tenaga = await make.profesional(2, { name: 'dr. Dua' })
  const session = await make.sesi(tenaga.profesional_id)
  at('2026-11-23T07:00:00+07:00')
  const { jadwal_id } = (await book(patient, session)).data
  at('2026-11-23T08:15:00+07:00')
  await update(tenaga, jadwal_id, { status: 'disetujui', initial_consult: 'Ya' })
  await update(tenaga, jadwal_id, { status: 'disetujui', initial_consult: 'Ya, ya' })
  at('2026-11-24T22:00:30+07:00')
  await call(patient, api.cancelKonsultasi, { query: { jadwalid: jadwal_id }, body: { alasan: 'Sakit' } })
  await update(admin, jadwal_id, { status: 'menunggu' })
  const moves = [
    { dari: null, ke: 'diajukan', oleh: 'Pasien Satu', waktu: '2026-11-23T07:00:00+07:00' },
    { dari: 'diajukan', ke: 'disetujui', oleh: 'dr. Dua', waktu: '2026-11-23T08:15:00+07:00' },
    { dari: 'disetujui', ke: 'dibatalkan', oleh: 'Pasien Satu', waktu: '2026-11-24T22:00:30+07:00' },
    { dari: 'dibatalkan', ke: 'menunggu', oleh: 'Admin Utama', waktu: '2026-11-24T22:00:30+07:00' },
  ].map((move) => ({ ...move, jadwal_lama: null, jadwal_baru: null, metode_lama: null, metode_baru: null }))
  for (const who of [patient, tenaga, admin]) {
    expect((await call(who, api.listRiwayatStatus, { query: { jadwalid: jadwal_id } })).data).toEqual(moves)
  }
  for (const stranger of [await make.person(5), await make.profesional()]) {
    expect(await call(stranger, api.listRiwayatStatus, { query: { jadwalid: jadwal_id } })).toMatchObject({
      status: 404,
    })
  }
})
