import { randomUUID } from 'node:crypto'
import { batalTautan } from '@sehati/contract/booking/tautan.endpoints'
import { insertFeedback } from '@sehati/contract/care/feedback.endpoints'
import { bookKonsultasi, cancelKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { updateProfil } from '@sehati/contract/people/user.endpoints'
import { insertKeberatan } from '@sehati/contract/safety/keberatan.endpoints'
import { insertLampiran, insertPercakapan } from '@sehati/contract/talk/percakapan.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { START, startServer } from '../../../test/server.ts'
import { formOf } from '../../../test/upload.ts'
import { makeTautan } from '../../booking/tautan/tautan.ts'

const { db, at, make, call, seal } = await startServer()
beforeEach(() => at(START.toISOString()))

const BAHAYA = 'Saya ingin mati saja'
const alerts = async ({ user_id }: { user_id: number }): Promise<string[]> =>
  (
    await db.rows<{ sumber: string }>(
      sql`select s.sumber from peringatan_sebab s join peringatan p using (peringatan_id) where p.user_id = ${user_id}`,
    )
  ).map((row) => row.sumber)
type Patient = Awaited<ReturnType<typeof make.person>>

test('the reason of a cancellation raises an alert, typed in the service or behind a mailed link', async () => {
  const [patient, other] = [await make.person(5), await make.person(4)]
  const { jadwal_id } = await make.booked(patient)
  expect(
    (await call(patient, cancelKonsultasi, { query: { jadwalid: jadwal_id }, body: { alasan: BAHAYA } })).status,
  ).toBe(200)
  expect(await alerts(patient)).toEqual(['tulisan'])
  const booked = await make.booked(other, { status: 'disetujui' })
  const mulai = new Date('2026-11-25T09:00:00+07:00')
  const token = makeTautan(seal).sign({ tujuan: 'batal', jadwal_id: booked.jadwal_id, mulai, tanda: 0 })
  expect(
    (await call(null, batalTautan, { body: { token, alasan: 'Ini pesan terakhirku, selamat tinggal semua' } })).status,
  ).toBe(200)
  expect(await alerts(other)).toEqual(['tulisan'])
})

test.each<[string, (who: Patient) => Promise<{ status: number }>]>([
  ['a name', (who) => call(who, updateProfil, { body: { name: BAHAYA } })],
  ['a report of an access', (who) => call(who, insertKeberatan, { body: { nomor: 999_999, isi: BAHAYA } })],
  [
    'a message that is too long',
    async (who) => {
      const { jadwal_id } = await make.booked(who, { status: 'disetujui' })
      return call(who, insertPercakapan, { body: { jadwal_id, pesan: `${'Selamat pagi. '.repeat(400)}${BAHAYA}` } })
    },
  ],
  [
    'a message to a closed conversation',
    async (who) => {
      const { jadwal_id } = await make.booked(who, { status: 'dibatalkan' })
      return call(who, insertPercakapan, { body: { jadwal_id, pesan: BAHAYA } })
    },
  ],
  [
    'a complaint whose place is taken',
    async (who) => {
      const { session } = await make.booked(await make.person(5))
      const { id, profesional_id } = session
      const slot = { jadwal_tenaga_id: id, profesional_id, tanggal: '2026-11-25' }
      const body = { ...slot, keluhan: BAHAYA, metode_konsultasi: 'online', use_bpjs: 0 } as const
      const reply = await call(who, bookKonsultasi, { body })
      expect(reply.status).toBe(409)
      return reply
    },
  ],
  [
    'a review',
    async (who) => {
      const { jadwal_id } = await make.booked(who, { status: 'selesai' })
      return call(who, insertFeedback, { body: { jadwal_id, rating: 5, komentar: BAHAYA } })
    },
  ],
])('%s raises an alert', async (_what, write) => {
  const patient = await make.person(5)
  await write(patient)
  expect(await alerts(patient)).toEqual(['tulisan'])
})

test('a text that is harmless raises none, and neither does one of a professional', async () => {
  const patient = await make.person(5)
  const { jadwal_id, tenaga } = await make.booked(patient)
  await call(patient, cancelKonsultasi, { query: { jadwalid: jadwal_id }, body: { alasan: 'Ada ujian susulan' } })
  await call(tenaga, updateProfil, { body: { name: BAHAYA } })
  expect([...(await alerts(patient)), ...(await alerts(tenaga))]).toEqual([])
})

test('a complaint that is booked raises the alert of its consultation, and no other', async () => {
  const patient = await make.person(5)
  const { session } = await make.booked(await make.person(5), { status: 'dibatalkan' })
  const body = { jadwal_tenaga_id: session.id, profesional_id: session.profesional_id, tanggal: '2026-11-25' }
  const rest = { keluhan: BAHAYA, metode_konsultasi: 'online', use_bpjs: 0 } as const
  expect((await call(patient, bookKonsultasi, { body: { ...body, ...rest } })).status).toBe(201)
  expect((await alerts(patient)).filter((one) => one === 'tulisan')).toEqual([])
})

test('the name of a file raises an alert', async () => {
  const patient = await make.person(5)
  const { jadwal_id } = await make.booked(patient, { status: 'disetujui' })
  const form = await formOf(Buffer.from('%PDF-1.7\nHasil'), {
    field: 'berkas',
    name: `${BAHAYA}.pdf`,
    isian: { client_id: randomUUID() },
  })
  expect((await call(patient, insertLampiran, { query: { jadwal_id }, ...form })).status).toBe(201)
  expect(await alerts(patient)).toEqual(['tulisan'])
})
