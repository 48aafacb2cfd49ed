import * as api from '@sehati/contract/schedule/alasan.endpoints'
import type { Alasan, AlasanPilihan } from '@sehati/contract/schedule/alasan.schema'
import { expect, test } from 'vitest'
import { startServer } from '../../../test/server.ts'

const { call, make } = await startServer()
const [admin, patient, tenaga] = [await make.person(1), await make.person(5), await make.profesional(3)]
const seen = async () => (await call(patient, api.listAlasan)).data as AlasanPilihan[]
const all = async () => (await call(admin, api.listAlasanAdmin)).data as Alasan[]
const body = { kata: 'Gizi', kata_en: 'Nutrition', bidang: 'dokter' }

test('a new product has fourteen reasons, each with the profession to which it leads', async () => {
  const words = (await seen()).map(({ kata, bidang }) => [kata, bidang])
  expect(words).toEqual([
    ...['Demam/flu', 'Kulit', 'Gigi', 'Haid', 'Cedera'].map((kata) => [kata, 'dokter']),
    ...['Sulit tidur', 'Cemas', 'Sedih/kehilangan', 'Kuliah', 'Relasi', 'Kekerasan'].map((kata) => [kata, 'psikolog']),
    ...['Obat rutin', 'Surat/hasil'].map((kata) => [kata, 'dokter']),
    ['Lainnya', 'semua'],
  ])
  expect((await seen()).filter(({ mendesak }) => mendesak).map(({ kata }) => kata)).toEqual(['Cedera', 'Kekerasan'])
  expect((await seen()).filter(({ kekerasan }) => kekerasan).map(({ kata }) => kata)).toEqual(['Kekerasan'])
})

test('an admin adds a reason, changes it, closes it and puts all in another order', async () => {
  const spesialisasi_id = await make.spesialisasi()
  const added = await call(admin, api.insertAlasan, { body: { ...body, spesialisasi_id } })
  expect(added).toMatchObject({ status: 201, data: { ...body, spesialisasi_id, jenis_id: null, aktif: true } })
  const { alasan_id } = added.data
  expect((await seen()).at(-1)).toMatchObject({ alasan_id, kata: 'Gizi' })

  const query = { id: alasan_id }
  const changed = { ...body, kata: 'Makan', kata_en: '', bidang: 'semua', mendesak: 1 }
  expect(await call(admin, api.updateAlasan, { query, body: changed })).toMatchObject({
    data: { kata: 'Makan', kata_en: null, bidang: 'semua', spesialisasi_id: null, mendesak: true },
  })
  const ids = (await all()).map((row) => row.alasan_id)
  const order = [alasan_id, ...ids.filter((id) => id !== alasan_id).toReversed()]
  const ordered = await call(admin, api.putUrutanAlasan, { body: { alasan_id: order } })
  expect((ordered.data as Alasan[]).map((row) => row.alasan_id)).toEqual(order)
  expect((await seen()).map((row) => row.alasan_id)).toEqual(order)
  expect((await call(admin, api.putUrutanAlasan, { body: { alasan_id: ids } })).status).toBe(200)

  await call(admin, api.updateAlasan, { query, body: { ...changed, aktif: 0 } })
  expect((await seen()).map(({ kata }) => kata)).not.toContain('Makan')
  expect((await all()).at(-1)).toMatchObject({ kata: 'Makan', aktif: false })
})

test.each([
  ['a word that another has', { kata: 'CEMAS' }, 409, 'REASON_NAME_TAKEN'],
  ['no word', { kata: '  ' }, 422, 'VALIDATION_FAILED'],
  ['a long word', { kata: 'x'.repeat(41) }, 422, 'VALIDATION_FAILED'],
  ['an unknown profession', { bidang: 'perawat' }, 422, 'VALIDATION_FAILED'],
  ['an unknown speciality', { spesialisasi_id: 999_999 }, 422, 'SPESIALISASI_UNKNOWN'],
  ['an unknown type', { jenis_id: 999_999 }, 422, 'VALIDATION_FAILED'],
])('%s is refused and changes nothing', async (_what, wrong, status, code) => {
  const before = await all()
  expect(await call(admin, api.insertAlasan, { body: { ...body, ...wrong } })).toMatchObject({ status, code })
  const input = { query: { id: before[0]?.alasan_id }, body: { ...body, ...wrong } }
  expect(await call(admin, api.updateAlasan, input)).toMatchObject({ status, code })
  expect(await all()).toEqual(before)
})

test('reasons that an order leaves out come after it; one that does not exist refuses the order', async () => {
  const ids = (await all()).map((row) => row.alasan_id)
  const last = ids.at(-1) as number
  await call(admin, api.putUrutanAlasan, { body: { alasan_id: [last] } })
  const before = await all()
  expect(before.map((row) => row.alasan_id)).toEqual([last, ...ids.slice(0, -1)])
  const unknown = await call(admin, api.putUrutanAlasan, { body: { alasan_id: [...ids, 999_999] } })
  expect(unknown).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  const twice = { alasan_id: [...ids, last] }
  expect(await call(admin, api.putUrutanAlasan, { body: twice })).toMatchObject({ status: 422 })
  expect(await all()).toEqual(before)
})

test('an unknown reason cannot be changed', async () =>
  expect(await call(admin, api.updateAlasan, { query: { id: 999_999 }, body })).toMatchObject({ status: 404 }))

test('patients choose, admins keep; every other account is refused', async () => {
  for (const who of [admin, tenaga]) expect((await call(who, api.listAlasan)).status).toBe(403)
  for (const who of [patient, tenaga]) {
    expect((await call(who, api.listAlasanAdmin)).status).toBe(403)
    expect((await call(who, api.insertAlasan, { body })).status).toBe(403)
  }
  expect((await call(null, api.listAlasan)).status).toBe(401)
})
