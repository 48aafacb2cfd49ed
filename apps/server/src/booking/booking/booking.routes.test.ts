import { alerts } from '@sehati/contract/base/texts'
import { insertKonsultasi, listRiwayat } from '@sehati/contract/consultation/konsultasi.endpoints'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, test } from 'vitest'
import { askFor, makeBook } from '../../../test/booking.ts'
import { sharedServer } from '../../../test/server.ts'

const { db, call, make } = await sharedServer()
const book = makeBook(call)

/** A professional of their own with one session, so that tests do not compete for a slot. */
async function slot(change?: Parameters<typeof make.sesi>[1]) {
  const tenaga = await make.profesional()
  return { tenaga, session: await make.sesi(tenaga.profesional_id, change) }
}

test('a booking returns the whole consultation in the API’s shape', async () => {
  const { tenaga, session } = await slot({ sesi: 3 })
  const patient = await make.person(5, { name: 'Siti Aminah', no_bpjs: '0001234567890' })
  const reply = await book(patient, session, {
    use_bpjs: 1,
    metode_konsultasi: 'offline',
    keluhan: '  Demam 😷 tiga hari\n',
  })
  expect(reply).toMatchObject({ status: 201, message: alerts.bookingSuccess.isi })
  expect(reply.data).toEqual({
    jadwal_id: expect.any(Number),
    jadwal_tenaga_id: session.id,
    user_id: patient.user_id,
    profesional_id: tenaga.profesional_id,
    tanggal: '2026-11-25T09:00:00+07:00',
    metode_konsultasi: 'offline',
    status: 'diajukan',
    tertutup: false,
    keluhan: 'Demam 😷 tiga hari',
    jenis_id: 1,
    nama_jenis: 'Konsultasi Umum',
    use_bpjs: 1,
    harga: 50_000,
    no_bpjs: '0001234567890',
    initial_consult: null,
    name: 'Siti Aminah',
    nama_profesional: tenaga.name,
    foto_pasien_url: null,
    foto_profesional_url: null,
    nama_spesialisasi: expect.stringMatching(/^Spesialisasi/),
    lokasi: 'Klinik',
    hari: 'Rabu',
    sesi: 3,
    jam_mulai: '09:00:00',
    jam_selesai: '10:00:00',
    zona: 7,
    has_feedback: false,
    dikonfirmasi_pada: null,
    tiba_pada: null,
    lanjutan_dari: null,
    rangkaian: null,
    tindak_lanjut: null,
    sebab_batal: null,
    dialihkan: false,
    jawab_sebelum: '2026-11-24T08:00:00+07:00',
    alasan_kunjungan: null,
    alasan_batal: null,
    pesan_pindah: null,
    klinik: null,
    kelas: 'medis',
    ada_balasan: false,
    buka_sampai: null,
    versi_balasan: 0,
    dibalas_oleh: null,
    dibalas_pada: null,
    created_at: '2026-11-23T07:00:00+07:00',
    updated_at: '2026-11-23T07:00:00+07:00',
  })
  const [stored] = (await call(patient, listRiwayat)).data
  expect(stored).toEqual(reply.data)
})

test('status, kind and BPJS number in the payload do not count; unknown keys are ignored', async () => {
  const { session } = await slot()
  const patient = await make.person(4, { no_bpjs: '0000000000042' })
  const reply = await book(patient, session, {
    user_id: patient.user_id,
    status: 'selesai',
    jenis_id: 77,
    no_bpjs: 9_991_234_567_890,
    nama_profesional: 'Orang lain',
    jadwal_id: 1,
    apa_saja: { dalam: [1, 2, 3] },
  })
  expect(reply.status).toBe(201)
  expect(reply.data).toMatchObject({ status: 'diajukan', jenis_id: 1, no_bpjs: '0000000000042' })
  expect(reply.data.nama_profesional).not.toBe('Orang lain')
  expect(reply.data).not.toHaveProperty('apa_saja')
})

test('a booking in another’s name is refused', async () => {
  const { session } = await slot()
  const [patient, other] = [await make.person(5), await make.person(5)]
  expect(await book(patient, session, { user_id: other.user_id })).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  expect((await call(other, listRiwayat)).data).toEqual([])
  expect((await call(patient, listRiwayat)).data).toEqual([])
})

test('BPJS without a number on the profile is accepted, and returns 000', async () => {
  const patient = await make.person(5, { no_bpjs: null })
  const insured = await book(patient, (await slot()).session, { use_bpjs: 1, no_bpjs: 1_234_567_890_123 })
  expect(insured).toMatchObject({ status: 201, data: { use_bpjs: 1, no_bpjs: '000' } })
  expect((await call(patient, listRiwayat)).data).toMatchObject([{ use_bpjs: 1, no_bpjs: '000' }])
  const other = await make.person(5, { no_bpjs: null })
  const reply = await book(other, (await slot()).session, { use_bpjs: 0 })
  expect(reply).toMatchObject({ status: 201, data: { use_bpjs: 0, no_bpjs: null } })
})

test.each(['2026-11-25T09:00:00', '2026-11-25 09:00:00', '2026-11-25 09:00'])(
  'a date without a zone, or with a space, is the day in Jakarta: %s',
  async (tanggal) => {
    const reply = await book(await make.person(5), (await slot()).session, { tanggal })
    expect(reply).toMatchObject({ status: 201, data: { tanggal: '2026-11-25T09:00:00+07:00' } })
  },
)

test('two sessions of one day may follow one another without a pause', async () => {
  const { tenaga, session } = await slot()
  const next = await make.sesi(tenaga.profesional_id, { sesi: 2, jam_mulai: '10:00:00', jam_selesai: '11:00:00' })
  expect((await book(await make.person(5), session)).status).toBe(201)
  expect((await book(await make.person(5), next)).status).toBe(201)
})

describe('an admin books for a patient', () => {
  let admin: Awaited<ReturnType<typeof make.person>>
  beforeAll(async () => {
    admin = await make.person(1)
  })
  const insert = (session: { id: number; profesional_id: number }, change: object) =>
    call(admin, insertKonsultasi, { body: askFor(session, change) })

  test('by the same rules, and the record names the admin', async () => {
    const { session } = await slot()
    const patient = await make.person(4)
    const reply = await insert(session, { user_id: patient.user_id })
    expect(reply).toMatchObject({ status: 201, data: { user_id: patient.user_id, status: 'diajukan' } })
    const rows = await db.rows(sql`select oleh, ke from riwayat_status where jadwal_id = ${reply.data.jadwal_id}`)
    expect(rows).toEqual([{ oleh: admin.user_id, ke: 'diajukan' }])
    expect(await insert(session, { user_id: (await make.person(5)).user_id })).toMatchObject({
      status: 409,
      code: 'SLOT_TAKEN',
    })
  })

  test('the patient’s id may be text, as forms send it', async () => {
    const { session } = await slot()
    const patient = await make.person(5)
    expect((await insert(session, { user_id: String(patient.user_id) })).data.user_id).toBe(patient.user_id)
  })

  test.each([
    ['unknown', async () => 2_000_000_000],
    ['a professional', async () => (await make.person(2)).user_id],
    ['an admin', async () => admin.user_id],
    [
      'deactivated',
      async () => {
        const { user_id } = await make.person(5)
        await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${user_id}`)
        return user_id
      },
    ],
  ])('a person who is %s is refused', async (_, user) => {
    const { session } = await slot()
    expect(await insert(session, { user_id: await user() })).toMatchObject({
      status: 422,
      code: 'USER_UNKNOWN',
      errors: [{ field: 'user_id' }],
    })
  })

  test('without a patient the field is named', async () => {
    const { session } = await slot()
    const reply = await insert(session, {})
    expect(reply).toMatchObject({ status: 422, code: 'VALIDATION_FAILED', errors: [{ field: 'user_id' }] })
  })
})
