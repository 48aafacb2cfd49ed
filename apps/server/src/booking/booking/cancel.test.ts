import { maxLength } from '@sehati/contract/base/constants'
import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import { messages } from '@sehati/contract/messages'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { START, sharedServer } from '../../../test/server.ts'

const { db, call, make, at, seal } = await sharedServer()
const cancel = (who: { token: string }, jadwalid: number, body: object = {}) =>
  call(who, api.cancelKonsultasi, { query: { jadwalid }, body })

test.each(['diajukan', 'menunggu', 'disetujui'])('a patient cancels their own while it is %s', async (status) => {
  const patient = await make.person(5)
  const { jadwal_id } = await make.booked(patient, { status })
  const reply = await cancel(patient, jadwal_id, { alasan: 'Sudah sembuh' })
  expect(reply).toMatchObject({ status: 200, message: 'Konsultasi dibatalkan.' })
  expect(reply.data).toMatchObject({ jadwal_id, status: 'dibatalkan', keluhan: 'Pusing' })
  const moves = (await call(patient, api.listRiwayatStatus, { query: { jadwalid: jadwal_id } })).data
  expect(moves.at(-1)).toMatchObject({ dari: status, ke: 'dibatalkan', oleh: patient.name })
})

test('the reason is stored encrypted, and is optional', async () => {
  const patient = await make.person(4)
  const { jadwal_id } = await make.booked(patient)
  await cancel(patient, jadwal_id, { alasan: '  Harus ke luar kota ' })
  const [row] = await db.rows<{ alasan_batal: Buffer }>(
    sql`select alasan_batal from konsultasi where jadwal_id = ${jadwal_id}`,
  )
  const sealed = row?.alasan_batal ?? Buffer.of()
  expect(sealed.toString('latin1')).not.toContain('luar kota')
  expect(seal.open(`konsultasi.alasan_batal:${jadwal_id}`, sealed)).toBe('Harus ke luar kota')

  for (const alasan of [null, '', '  ', undefined]) {
    const other = await make.booked(patient)
    expect((await cancel(patient, other.jadwal_id, { alasan })).status).toBe(200)
  }
})

test.each([[{ alasan: 'x'.repeat(maxLength.alasan + 1) }], [{ alasan: 'a\0' }], [{ alasan: 5 }]])(
  'an invalid reason is refused by its field',
  async (body) => {
    const patient = await make.person(5)
    const { jadwal_id } = await make.booked(patient)
    expect(await cancel(patient, jadwal_id, body)).toMatchObject({ status: 422, errors: [{ field: 'alasan' }] })
  },
)

test.each([
  ['2026-11-25T08:59:59+07:00', 200],
  ['2026-11-25T09:00:00+07:00', 409],
  ['2026-11-25T12:00:00+07:00', 409],
])('up to the start: at %s %i', async (moment, status) => {
  const patient = await make.person(5)
  const { jadwal_id } = await make.booked(patient, { status: 'disetujui' })
  at(moment)
  const reply = await cancel(patient, jadwal_id)
  at(START.toISOString())
  expect(reply.status).toBe(status)
  if (status === 409) expect(reply).toMatchObject({ code: 'TOO_LATE', message: messages.TOO_LATE.isi })
})

test.each(['dibatalkan', 'selesai'])('one that is %s cannot be cancelled', async (status) => {
  const patient = await make.person(5)
  const { jadwal_id } = await make.booked(patient, { status })
  expect(await cancel(patient, jadwal_id)).toMatchObject({
    status: 409,
    code: 'NOT_OPEN',
    message: messages.NOT_OPEN.isi,
  })
})

test('another’s consultation does not exist, like a missing one', async () => {
  const { jadwal_id } = await make.booked(await make.person(5))
  const stranger = await make.person(5)
  const refused = await cancel(stranger, jadwal_id)
  expect(refused).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  const never = await cancel(stranger, 2_000_000_000)
  expect([never.status, never.code, never.message]).toEqual([refused.status, refused.code, refused.message])
})

test('its professional and an admin cannot use the patient’s endpoint', async () => {
  const { jadwal_id, tenaga } = await make.booked(await make.person(5))
  expect(await cancel(tenaga, jadwal_id)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  expect(await cancel(await make.person(1), jadwal_id)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
})
