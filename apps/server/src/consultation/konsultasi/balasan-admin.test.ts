import { updatePengaturan } from '@sehati/contract/clinic/pengaturan.endpoints'
import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import { ISI_TERTUTUP, konsultasi as messages } from '@sehati/contract/consultation/konsultasi.messages'
import { describe, expect, test } from 'vitest'
import { askFor, makeBook } from '../../../test/booking.ts'
import { startServer } from '../../../test/server.ts'

// What an admin writes into a consultation whose texts are closed to them, and what comes back of it.

const { call, make } = await startServer()
const admin = await make.person(1)
type Who = { token: string }

const update = (who: Who, jadwalid: number, body: object) =>
  call(who, api.updateKonsultasi, { query: { jadwalid }, body })
const read = async (who: Who, jadwalid: number) => (await call(who, api.getKonsultasi, { query: { jadwalid } })).data
async function booked(change: Parameters<typeof make.booked>[1] = {}) {
  const patient = await make.person(5)
  return { patient, ...(await make.booked(patient, { keluhan: 'Sulit tidur', ...change })) }
}
const closed = { tertutup: true, keluhan: ISI_TERTUTUP, initial_consult: null, alasan_batal: null, pesan_pindah: null }
const refused = { status: 403, code: 'REPLY_BY_PROFESSIONAL', message: messages.REPLY_BY_PROFESSIONAL.isi }

test.each([undefined, 'Kurangi kopi'])(
  'the whole object that an admin was shown, sent back with a status, changes the status only (reply: %s)',
  async (balasan) => {
    const { patient, jadwal_id } = await booked({ ...(balasan && { balasan }), status: 'diajukan' })
    const [before, shown] = [await read(patient, jadwal_id), await read(admin, jadwal_id)]
    expect(shown).toMatchObject(closed)
    const reply = await update(admin, jadwal_id, { ...shown, status: 'menunggu', use_bpjs: 1 })
    expect(reply).toMatchObject({
      status: 200,
      data: { ...closed, status: 'menunggu', ada_balasan: balasan !== undefined },
    })
    const { updated_at, status, jawab_sebelum, ...rest } = before
    expect(await read(patient, jadwal_id)).toMatchObject({ ...rest, status: 'menunggu', keluhan: 'Sulit tidur' })
  },
)

test.each(['menunggu', 'disetujui', 'selesai', 'dibatalkan', 'diajukan'])(
  'an admin changes the status to %s without knowing the reply',
  async (status) => {
    const { patient, jadwal_id } = await booked({ balasan: 'Kurangi kopi', status: 'disetujui' })
    for (const initial_consult of [undefined, null, '', '  ', ISI_TERTUTUP, ` ${ISI_TERTUTUP} `]) {
      const reply = await update(admin, jadwal_id, { status, initial_consult })
      expect(reply).toMatchObject({ status: 200, data: { ...closed, status } })
    }
    expect(await read(patient, jadwal_id)).toMatchObject({ status, initial_consult: 'Kurangi kopi', versi_balasan: 1 })
  },
)

test('an admin writes the first reply, and does not read it back', async () => {
  const { patient, jadwal_id } = await booked()
  const reply = await update(admin, jadwal_id, { status: 'disetujui', initial_consult: 'Silakan datang.' })
  expect(reply).toMatchObject({ status: 200, data: { ...closed, ada_balasan: true, versi_balasan: 1 } })
  expect(await read(patient, jadwal_id)).toMatchObject({ initial_consult: 'Silakan datang.', dibalas_oleh: admin.name })
})

test('an admin does not replace a reply, not even their own, and nothing else of that request is saved', async () => {
  const { patient, jadwal_id } = await booked()
  await update(admin, jadwal_id, { status: 'menunggu', initial_consult: 'Silakan datang.' })
  const body = { status: 'selesai', initial_consult: 'Lain.', dasar_versi: 0 }
  expect(await update(admin, jadwal_id, body)).toMatchObject(refused)
  const after = { status: 'menunggu', initial_consult: 'Silakan datang.', versi_balasan: 1 }
  expect(await read(patient, jadwal_id)).toMatchObject(after)
})

test('the same text again is no other reply: a client that still has it saves its status', async () => {
  const { patient, jadwal_id } = await booked({ balasan: 'Kurangi kopi' })
  const body = { status: 'disetujui', initial_consult: 'Kurangi kopi' }
  expect(await update(admin, jadwal_id, body)).toMatchObject({ status: 200, data: closed })
  expect(await read(patient, jadwal_id)).toMatchObject({ status: 'disetujui', versi_balasan: 1 })
})

test('of two first replies at once, by an admin and the professional, none is lost unseen', async () => {
  const { patient, tenaga, jadwal_id } = await booked()
  const [byAdmin, byTenaga] = await Promise.all([
    update(admin, jadwal_id, { status: 'menunggu', initial_consult: 'Dari admin', dasar_versi: 0 }),
    update(tenaga, jadwal_id, { status: 'disetujui', initial_consult: 'Dari dokter', dasar_versi: 0 }),
  ])
  const said = `${byAdmin.status} ${byTenaga.status}`
  expect(['200 409', '403 200']).toContain(said)
  const kept = said === '200 409' ? 'Dari admin' : 'Dari dokter'
  expect(await read(patient, jadwal_id)).toMatchObject({ initial_consult: kept, versi_balasan: 1 })
})

test('the sentence of a closed text is never stored as one, from any role', async () => {
  const { patient, tenaga, jadwal_id } = await booked()
  const sent = await update(tenaga, jadwal_id, { status: 'disetujui', initial_consult: ISI_TERTUTUP })
  expect(sent).toMatchObject({ status: 422, code: 'REPLY_REQUIRED' })
  const session = await make.sesi((await make.profesional()).profesional_id, { hari: 'Kamis' })
  const again = { keluhan: ISI_TERTUTUP, tanggal: '2026-11-26' }
  const book = makeBook(call)
  expect(await book(patient, session, again)).toMatchObject({ status: 422, errors: [{ field: 'keluhan' }] })
  const query = { jadwalid: jadwal_id }
  expect((await call(patient, api.cancelKonsultasi, { query, body: { alasan: ISI_TERTUTUP } })).status).toBe(200)
  expect(await read(patient, jadwal_id)).toMatchObject({
    keluhan: 'Sulit tidur',
    alasan_batal: null,
    ada_balasan: false,
  })
})

describe('with strict privacy', () => {
  test('an admin writes no reply, and still changes the status', async () => {
    const { patient, jadwal_id } = await booked()
    await call(admin, updatePengaturan, { body: { privasi_ketat: 1 } })
    try {
      const body = { status: 'disetujui', initial_consult: 'Silakan datang.' }
      expect(await update(admin, jadwal_id, body)).toMatchObject(refused)
      expect(await read(patient, jadwal_id)).toMatchObject({ status: 'diajukan', ada_balasan: false })
      expect((await update(admin, jadwal_id, { status: 'disetujui' })).status).toBe(200)
    } finally {
      await call(admin, updatePengaturan, { body: { privasi_ketat: 0 } })
    }
  })
})

describe('a booking for a patient', () => {
  const headers = { 'idempotency-key': 'untuk-pasien' }
  const insert = async (keluhan: string, session: { id: number; profesional_id: number }, user_id: number) =>
    call(admin, api.insertKonsultasi, { body: askFor(session, { user_id, keluhan }), headers })

  test('the admin reads in the response what they have just written, also on a repetition, and nothing else', async () => {
    const [patient, tenaga] = [await make.person(5), await make.profesional()]
    const session = await make.sesi(tenaga.profesional_id)
    const first = await insert('Batuk kering', session, patient.user_id)
    expect(first).toMatchObject({ status: 201, data: { tertutup: false, keluhan: 'Batuk kering', ada_balasan: false } })
    const { jadwal_id } = first.data
    expect(await read(admin, jadwal_id)).toMatchObject(closed)

    await update(tenaga, jadwal_id, { status: 'disetujui', initial_consult: 'Rahasia dokter' })
    await call(patient, api.cancelKonsultasi, { query: { jadwalid: jadwal_id }, body: { alasan: 'Rahasia pasien' } })
    const again = await insert('Batuk kering', session, patient.user_id)
    expect(again.raw.toString()).not.toContain('Rahasia')
    const echo = { jadwal_id, tertutup: false, keluhan: 'Batuk kering', initial_consult: null, alasan_batal: null }
    expect(again).toMatchObject({ status: 201, data: { ...echo, ada_balasan: true, status: 'dibatalkan' } })

    const other = await insert('Batuk berdahak', session, patient.user_id)
    expect([other.code, other.raw.toString().includes('Batuk kering')]).toEqual(['IDEMPOTENCY_KEY_REUSED', false])
  })
})
