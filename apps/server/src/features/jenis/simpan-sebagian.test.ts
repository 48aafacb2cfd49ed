import * as api from '@sehati/contract/jenis/endpoints'
import type { JenisKonsultasi, JenisMasukan } from '@sehati/contract/jenis/schema'
import { expect, test } from 'vitest'
import { sharedServer } from '../../../test/server.ts'

const { call, make } = await sharedServer()
type Who = { token: string }

test('of two admins, each changes one rule of a type: neither undoes the other', async () => {
  const [one, other] = [await make.person(1), await make.person(1)]
  const id = await make.jenis({ menit: 25, jeda_sesudah: 5 })
  const change = (who: Who, body: object) => call(who, api.updateJenis, { query: { id }, body })
  expect(await change(one, { menit: 40 })).toMatchObject({ status: 200, data: { menit: 40, jeda_sesudah: 5 } })
  expect(await change(other, { batas_semester: 3 })).toMatchObject({
    status: 200,
    data: { menit: 40, jeda_sesudah: 5, batas_semester: 3, aktif: true },
  })
  expect(await change(one, {})).toMatchObject({ status: 422, errors: [{ field: 'nama_jenis' }] })
})

// A field that is added and not stored is named here: each of them needs a sample, and comes back.
const samples: Record<keyof JenisMasukan, unknown> = {
  ...{ nama_jenis: 'Satu per satu', menit: 35, jeda_sebelum: 10, jeda_sesudah: 15, langkah: 20, bidang: 'dokter' },
  ...{ pemberitahuan_menit: 60, metode: 'online', mendesak: true, aktif: false, batas_semester: 4 },
}
test.each(Object.entries(samples))('%s of a type is stored alone', async (field, sample) => {
  const admin = await make.person(1)
  const id = await make.jenis()
  const stored = async () =>
    ((await call(admin, api.listJenis)).data as JenisKonsultasi[]).find(({ jenis_id }) => jenis_id === id)
  const { dampak: _, ...before } = (await stored()) as JenisKonsultasi
  expect((await call(admin, api.updateJenis, { query: { id }, body: { [field]: sample } })).status).toBe(200)
  expect(await stored()).toMatchObject({ ...before, [field]: sample })
})
