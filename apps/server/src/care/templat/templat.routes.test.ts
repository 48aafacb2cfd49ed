import { maxLength, TEMPLAT_TERBANYAK } from '@sehati/contract/base/constants'
import * as api from '@sehati/contract/care/templat.endpoints'
import { expect, test } from 'vitest'
import { sharedServer } from '../../../test/server.ts'

const { call, make } = await sharedServer()
const titles = async (who: { token: string }) =>
  (await call(who, api.listTemplat)).data.map(({ judul }: { judul: string }) => judul)

test('are added, listed by title, changed and deleted by their owner', async () => {
  const [dewi, eka] = [await make.profesional(2), await make.profesional(3)]
  const add = (judul: string) => call(dewi, api.insertTemplat, { body: { judul, isi: 'Minum air putih.\nIstirahat.' } })
  const added = await add('  Tidur  ')
  expect(added).toMatchObject({ status: 201, data: { judul: 'Tidur', isi: 'Minum air putih.\nIstirahat.' } })
  await add('demam')
  await add('Cemas')
  expect(await titles(dewi)).toEqual(['Cemas', 'demam', 'Tidur'])
  expect(await titles(eka)).toEqual([])

  const id = added.data.templat_id
  const body = { judul: 'Kurang tidur', isi: 'Tidur lebih awal.' }
  for (const endpoint of [api.updateTemplat, api.removeTemplat])
    expect(await call(eka, endpoint, { query: { id }, body })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await call(dewi, api.updateTemplat, { query: { id }, body })).toMatchObject({ status: 200, data: body })
  expect(await call(dewi, api.removeTemplat, { query: { id } })).toMatchObject({ status: 200, data: null })
  expect(await call(dewi, api.removeTemplat, { query: { id } })).toMatchObject({ status: 404 })
  expect(await titles(dewi)).toEqual(['Cemas', 'demam'])
})

test('are at most twenty, however many requests come at once, and a deleted one makes room', async () => {
  const tenaga = await make.profesional(2)
  const add = (n: number) => call(tenaga, api.insertTemplat, { body: { judul: `Templat ${n}`, isi: 'Isi' } })
  const replies = await Promise.all(Array.from({ length: TEMPLAT_TERBANYAK + 5 }, (_, n) => add(n)))
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(TEMPLAT_TERBANYAK)
  expect(replies.filter(({ code }) => code === 'TEMPLATE_LIMIT')).toHaveLength(5)
  const all = (await call(tenaga, api.listTemplat)).data
  expect(all).toHaveLength(TEMPLAT_TERBANYAK)
  await call(tenaga, api.removeTemplat, { query: { id: all[7].templat_id } })
  expect((await add(99)).status).toBe(201)
  expect((await add(100)).code).toBe('TEMPLATE_LIMIT')
})

test.each([
  [{ judul: ' ', isi: 'Isi' }, 'judul'],
  [{ judul: 'x'.repeat(maxLength.judul_templat + 1), isi: 'Isi' }, 'judul'],
  [{ judul: 'Judul', isi: '' }, 'isi'],
  [{ judul: 'Judul', isi: 'x'.repeat(maxLength.isi_templat + 1) }, 'isi'],
])('%# is refused, and nothing is stored', async (body, field) => {
  const tenaga = await make.profesional(2)
  expect(await call(tenaga, api.insertTemplat, { body })).toMatchObject({ status: 422, errors: [{ field }] })
  expect(await titles(tenaga)).toEqual([])
})

test('an account that is not a professional yet has none and adds none', async () => {
  const newcomer = await make.person(3)
  expect(await titles(newcomer)).toEqual([])
  const body = { judul: 'Judul', isi: 'Isi' }
  expect(await call(newcomer, api.insertTemplat, { body })).toMatchObject({ code: 'PROFESSIONAL_NOT_FOUND' })
})

test('the longest title and text fit, counted as a person counts letters', async () => {
  const tenaga = await make.profesional(2)
  const body = { judul: 'é'.repeat(maxLength.judul_templat), isi: 'x'.repeat(maxLength.isi_templat) }
  expect(await call(tenaga, api.insertTemplat, { body })).toMatchObject({ status: 201, data: body })
})
