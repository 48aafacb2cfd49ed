import * as api from '@sehati/contract/schedule/jenis.endpoints'
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
