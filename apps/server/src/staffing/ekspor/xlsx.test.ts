import { eksporLembar } from '@sehati/contract/staffing/ekspor.endpoints'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { sharedServer } from '../../../test/server.ts'

const { call, make } = await sharedServer()

test('a workbook holds a name as it stands, without what XML has no place for', async () => {
  const admin = await make.person(1)
  await make.profesional(2, { name: 'dr. Ani\ufffe _x0041_ \u0001\uffffBudi 🙂' })
  const { raw } = await call(admin, eksporLembar, { query: { jenis: 'tenaga-profesional' } })
  const rows = (await readXlsx(raw)).sheets[0]?.rows ?? []
  expect(rows.flat()).toContain('dr. Ani _x0041_ Budi 🙂')
})
