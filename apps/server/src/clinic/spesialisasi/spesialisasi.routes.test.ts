import { isianStaf } from '@sehati/contract/base/texts-staf'
import {
  getSpesialisasi,
  insertSpesialisasi,
  listSpesialisasi,
  updateSpesialisasi,
} from '@sehati/contract/clinic/spesialisasi.endpoints'
import { messages } from '@sehati/contract/messages'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { startServer } from '../../../test/server.ts'

const { db, make, call } = await startServer()
const admin = await make.person(1)

const insert = (nama_spesialisasi: unknown, change: object = {}) =>
  call(admin, insertSpesialisasi, { body: { nama_spesialisasi, ...change } })

test('is added with an id of the database, also where the client sends one, and is listed to any client by name', async () => {
  const gigi = await insert('  Gigi ', { spesialisasi_id: 4_711 })
  expect([gigi.status, gigi.data.nama_spesialisasi]).toEqual([201, 'Gigi'])
  expect(gigi.data.spesialisasi_id).not.toBe(4_711)
  await insert('anak')
  const { data } = await call(await make.person(5), listSpesialisasi)
  expect(data.map((s: { nama_spesialisasi: string }) => s.nama_spesialisasi)).toEqual(['anak', 'Gigi'])
  expect((await call(admin, getSpesialisasi, { query: { id: gigi.data.spesialisasi_id } })).data).toEqual(gigi.data)
})

test('of a profession are those of its active professionals; a level without professionals is refused', async () => {
  const [dokter, psikolog, pergi] = [await make.profesional(2), await make.profesional(3), await make.profesional(3)]
  await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${pergi.user_id}`)
  const idOf = async ({ profesional_id }: { profesional_id: number }) =>
    (
      await db.row<{ id: number }>(
        sql`select spesialisasi_id as id from tenaga_profesional where profesional_id = ${profesional_id}`,
      )
    )?.id
  const patient = await make.person(5)
  const idsOf = async (level_id?: number) => {
    const { data } = await call(patient, listSpesialisasi, { query: level_id === undefined ? {} : { level_id } })
    return data.map((row: { spesialisasi_id: number }) => row.spesialisasi_id)
  }
  const [a, b, c] = [await idOf(dokter), await idOf(psikolog), await idOf(pergi)]
  expect(await idsOf(3)).toEqual([b])
  expect(await idsOf(2)).toContain(a)
  expect(await idsOf(2)).not.toContain(b)
  expect(await idsOf()).toEqual(expect.arrayContaining([a, b, c]))
  expect((await call(patient, listSpesialisasi, { query: { level_id: 5 } })).code).toBe('VALIDATION_FAILED')
})

test('a name is unique in any case of letters, for a new one and for a change', async () => {
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

test('a missing one is not found', async () => {
  expect((await call(admin, getSpesialisasi, { query: { id: 2_000_000_000 } })).code).toBe('NOT_FOUND')
  const change = { query: { id: 2_000_000_000 }, body: { nama_spesialisasi: 'Entah' } }
  expect((await call(admin, updateSpesialisasi, change)).code).toBe('NOT_FOUND')
})

test.each(['   ', '', undefined])('an empty name is refused: %o', async (nama) => {
  const reply = await insert(nama)
  expect([reply.status, reply.message]).toEqual([422, isianStaf.spesialisasi])
})
