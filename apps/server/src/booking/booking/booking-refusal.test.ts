import { maxLength } from '@sehati/contract/base/constants'
import { isianTexts } from '@sehati/contract/base/texts'
import { cancelKonsultasi, listRiwayat, updateKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { messages } from '@sehati/contract/messages'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { makeBook } from '../../../test/booking.ts'
import { sharedServer } from '../../../test/server.ts'

const { db, call, make } = await sharedServer()
const book = makeBook(call)

async function slot(change?: Parameters<typeof make.sesi>[1]) {
  const tenaga = await make.profesional()
  return { tenaga, session: await make.sesi(tenaga.profesional_id, change) }
}

describe('the chosen slot', () => {
  const invalid = { status: 422, code: 'SLOT_INVALID', message: messages.SLOT_INVALID.isi }

  test('a closed session', async () => {
    const { session } = await slot({ is_available: 0 })
    expect(await book(await make.person(5), session)).toMatchObject(invalid)
  })

  test('a session of another weekday', async () => {
    const { session } = await slot({ hari: 'Kamis' })
    expect(await book(await make.person(5), session)).toMatchObject(invalid)
  })

  test('another professional’s session', async () => {
    const [{ session }, { tenaga }] = [await slot(), await slot()]
    const asked = { id: session.id, profesional_id: tenaga.profesional_id }
    expect(await book(await make.person(5), asked)).toMatchObject(invalid)
  })

  test('a session or a professional that does not exist', async () => {
    const { session } = await slot()
    const patient = await make.person(5)
    expect(await book(patient, { ...session, id: 2_000_000_000 })).toMatchObject(invalid)
    expect(await book(patient, { ...session, profesional_id: 2_000_000_000 })).toMatchObject(invalid)
  })

  test.each([
    ['deactivated', sql`status_user = 'nonaktif'`],
    ['no longer a professional', sql`level_id = 5`],
  ])('a professional who is %s', async (_, change) => {
    const { tenaga, session } = await slot()
    await db.rows(sql`update users set ${change} where user_id = ${tenaga.user_id}`)
    expect(await book(await make.person(5), session)).toMatchObject(invalid)
  })
})

describe('what others have taken', () => {
  test('a taken slot', async () => {
    const { session } = await slot()
    const first = await book(await make.person(5), session)
    const second = await book(await make.person(4), session)
    expect(second).toMatchObject({ status: 409, code: 'SLOT_TAKEN', message: messages.SLOT_TAKEN.isi })
    expect(second.errors).toBeUndefined()
    expect(second.data).toBeUndefined()
    expect(first.status).toBe(201)
  })

  test.each([
    ['the same time', '09:00:00', '10:00:00', 'PATIENT_BUSY'],
    ['an overlap at the start', '08:30:00', '09:01:00', 'PATIENT_BUSY'],
    ['an overlap at the end', '09:59:00', '10:30:00', 'PATIENT_BUSY'],
    ['a part within', '09:20:00', '09:40:00', 'PATIENT_BUSY'],
    ['a whole around', '08:00:00', '12:00:00', 'PATIENT_BUSY'],
    ['the time just before', '08:00:00', '09:00:00', undefined],
    ['the time just after', '10:00:00', '11:00:00', undefined],
  ])('the patient’s own appointment elsewhere: %s', async (_, jam_mulai, jam_selesai, code) => {
    const patient = await make.person(5)
    await book(patient, (await slot()).session)
    const reply = await book(patient, (await slot({ jam_mulai, jam_selesai })).session)
    expect([reply.status, reply.code]).toEqual([code ? 409 : 201, code])
  })

  test('one open request per professional, in either open status; another is possible after the reply', async () => {
    const { tenaga, session } = await slot()
    const later = await make.sesi(tenaga.profesional_id, { hari: 'Kamis' })
    const patient = await make.person(5)
    const again = () => book(patient, later, { tanggal: '2026-11-26' })
    const refused = { status: 409, code: 'ALREADY_REQUESTED', message: messages.ALREADY_REQUESTED.isi }
    const { jadwal_id } = (await book(patient, session)).data
    const answer = (status: string) =>
      call(tenaga, updateKonsultasi, { query: { jadwalid: jadwal_id }, body: { status, initial_consult: 'Baik' } })

    expect(await again()).toMatchObject(refused)
    expect((await answer('menunggu')).status).toBe(200)
    expect(await again()).toMatchObject(refused)
    expect((await answer('disetujui')).status).toBe(200)
    expect((await again()).status).toBe(201)
  })

  test('a cancelled consultation holds neither slot, nor time, nor request', async () => {
    const { session } = await slot()
    const elsewhere = (await slot()).session
    const [patient, other] = [await make.person(5), await make.person(5)]
    const { jadwal_id } = (await book(patient, session)).data
    await call(patient, cancelKonsultasi, { query: { jadwalid: jadwal_id }, body: {} })
    expect((await book(patient, session)).status).toBe(201)
    const mine = (await call(patient, listRiwayat)).data.map((k: { status: string }) => k.status)
    expect(mine.sort()).toEqual(['diajukan', 'dibatalkan'])
    expect((await book(other, elsewhere)).status).toBe(201)
  })

  test('a finished one still holds its time, but is no open request', async () => {
    const patient = await make.person(5)
    const { session, tenaga } = await make.booked(patient, { status: 'selesai' })
    expect(await book(await make.person(5), session)).toMatchObject({ code: 'SLOT_TAKEN' })
    const later = await make.sesi(tenaga.profesional_id, { hari: 'Jumat', sesi: 2 })
    expect((await book(patient, later, { tanggal: '2026-11-27' })).status).toBe(201)
  })
})

describe('the payload', () => {
  test.each(['', '   ', '\n\t', '\u3000 '])(
    'a complaint of only %j is refused with the specification’s sentence',
    async (keluhan) => {
      const { session } = await slot()
      const reply = await book(await make.person(5), session, { keluhan })
      expect(reply).toMatchObject({ status: 422, message: isianTexts.keluhan })
      expect(reply.errors).toEqual([{ field: 'keluhan', message: isianTexts.keluhan, code: 'keluhan' }])
    },
  )

  test('the longest complaint is stored completely, one character more is refused', async () => {
    const { session } = await slot()
    const patient = await make.person(5)
    const longest = 'ü'.repeat(maxLength.keluhan)
    expect(await book(patient, session, { keluhan: `${longest}x` })).toMatchObject({
      status: 422,
      errors: [
        {
          field: 'keluhan',
          message: `Maksimal ${maxLength.keluhan} karakter.`,
          code: 'teksPanjang',
          params: { maksimum: maxLength.keluhan },
        },
      ],
    })
    expect((await book(patient, session, { keluhan: longest })).data.keluhan).toBe(longest)
  })

  test.each([
    ['keluhan', 'a\0b'],
    ['keluhan', 'a\ud800b'],
    ['keluhan', '\udfff'],
    ['keluhan', 12],
    ['keluhan', ['sakit']],
    ['keluhan', null],
    ['keluhan', undefined],
    ['jadwal_tenaga_id', '1a'],
    ['jadwal_tenaga_id', ''],
    ['jadwal_tenaga_id', 0],
    ['jadwal_tenaga_id', -1],
    ['jadwal_tenaga_id', 1.5],
    ['jadwal_tenaga_id', 2_147_483_648],
    ['jadwal_tenaga_id', 1e308],
    ['profesional_id', null],
    ['profesional_id', {}],
    ['user_id', 'saya'],
    ['metode_konsultasi', 'reguler'],
    ['metode_konsultasi', ''],
    ['use_bpjs', 2],
    ['use_bpjs', '2'],
    ['use_bpjs', 'ya'],
    ['tanggal', undefined],
  ])('%s = %j is refused by its name and nothing is stored', async (field, value) => {
    const { session } = await slot()
    const patient = await make.person(5)
    const reply = await book(patient, session, { [field]: value })
    expect(reply).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' })
    expect(new Set(reply.errors?.map((error) => error.field))).toEqual(new Set([field]))
    expect(reply.message).toBe(reply.errors?.[0]?.message)
    expect((await call(patient, listRiwayat)).data).toEqual([])
  })
})
