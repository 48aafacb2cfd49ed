import { messages } from '@sehati/contract/messages'
import {
  getSpesialisasi,
  insertSpesialisasi,
  listSpesialisasi,
  updateSpesialisasi,
} from '@sehati/contract/spesialisasi.endpoints'
import { isianTexts } from '@sehati/contract/texts'
import { expect, test } from 'vitest'
import { startServer } from '../../../test/server.ts'

const { make, call } = await startServer()
const admin = await make.person(1)

const insert = (nama_spesialisasi: unknown, change: object = {}) =>
  call(admin, insertSpesialisasi, { body: { nama_spesialisasi, ...change } })

test('is added with the database’s id, whatever the client computed, and read by anybody in order of names', async () => {
  const gigi = await insert('  Gigi ', { spesialisasi_id: 4_711 })
  expect([gigi.status, gigi.data.nama_spesialisasi]).toEqual([201, 'Gigi'])
  expect(gigi.data.spesialisasi_id).not.toBe(4_711)
  await insert('anak')
  const { data } = await call(await make.person(5), listSpesialisasi)
  expect(data.map((s: { nama_spesialisasi: string }) => s.nama_spesialisasi)).toEqual(['anak', 'Gigi'])
  expect((await call(admin, getSpesialisasi, { query: { id: gigi.data.spesialisasi_id } })).data).toEqual(gigi.data)
})

test('a name is taken in whatever case, for a new one and for another', async () => {
  const jantung = await insert('Jantung')
  const again = await insert('JANTUNG')
  expect([again.status, again.code, again.message]).toEqual([
    409,
    'SPESIALISASI_TAKEN',
    messages.SPESIALISASI_TAKEN.isi,
  ])
  const mata = await insert('Mata')
  const rename = (id: number, nama_spesialisasi: string) =>
    call(admin, updateSpesialisasi, { query: { id }, body: { nama_spesialisasi } })
  expect((await rename(mata.data.spesialisasi_id, 'jantung')).code).toBe('SPESIALISASI_TAKEN')
  expect((await rename(jantung.data.spesialisasi_id, 'jantung')).data.nama_spesialisasi).toBe('jantung')
})

test('of ten requests for one name at once, one succeeds', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => insert('Saraf')))
  expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
})

test('what is not there is not found', async () => {
  expect((await call(admin, getSpesialisasi, { query: { id: 2_000_000_000 } })).code).toBe('NOT_FOUND')
  const change = { query: { id: 2_000_000_000 }, body: { nama_spesialisasi: 'Entah' } }
  expect((await call(admin, updateSpesialisasi, change)).code).toBe('NOT_FOUND')
})

test.each(['   ', '', undefined])('a name must say something: %o', async (nama) => {
  const reply = await insert(nama)
  expect([reply.status, reply.message]).toEqual([422, isianTexts.spesialisasi])
})
