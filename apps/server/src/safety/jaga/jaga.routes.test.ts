import { putTugas } from '@sehati/contract/people/tugas.endpoints'
import * as api from '@sehati/contract/safety/jaga.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { startServer } from '../../../test/server.ts'

const { db, call, make } = await startServer()
const admin = await make.person(1)
const DAY = { tanggal: '2026-11-24', dari: '08:00', sampai: '16:00' }
const put = (user_id: number, change: object = {}) => call(admin, api.putJaga, { body: { user_id, ...DAY, ...change } })
const holder = async (name: string) => {
  const who = await make.profesional(2, { name })
  await make.tugas(who.user_id, 'jaga')
  return who
}
const stored = (user_id: number) => db.rows(sql`select from jaga where user_id = ${user_id}`)

test('an admin keeps the roster; the same shift again changes nothing', async () => {
  const { user_id } = await holder('Dokter Jaga')
  const expected = {
    user_id,
    name: 'Dokter Jaga',
    level_id: 2,
    mulai: '2026-11-24T08:00:00+07:00',
    selesai: '2026-11-24T16:00:00+07:00',
    sekarang: false,
  }
  expect((await put(user_id)).data).toMatchObject([expected])
  expect(await put(user_id)).toMatchObject({ status: 200 })
  expect(await stored(user_id)).toHaveLength(1)
  // Across midnight, and one that is now.
  expect(await put(user_id, { tanggal: '2026-11-22', dari: '20:00', sampai: '08:00' })).toMatchObject({ status: 200 })
  const { data } = await call(admin, api.listJaga)
  expect(data).toMatchObject([{ mulai: '2026-11-22T20:00:00+07:00', sekarang: true }, expected])
  expect((await call(admin, api.removeJaga, { query: { id: data[0].jaga_id } })).data).toMatchObject([expected])
  expect(await call(admin, api.removeJaga, { query: { id: data[0].jaga_id } })).toMatchObject({ status: 404 })
})

test('shifts of one person do not overlap, also when two admins enter them at once', async () => {
  const { user_id } = await holder('Dua Admin')
  const replies = await Promise.all([put(user_id), put(user_id, { dari: '15:59', sampai: '20:00' })])
  expect(replies.map(({ status, code }) => [status, code]).sort()).toEqual([
    [200, undefined],
    [409, 'ROSTER_OVERLAP'],
  ])
  expect(await stored(user_id)).toHaveLength(1)
})

test('a person without the duty is refused, and one who loses it leaves the roster', async () => {
  const other = await make.profesional(2)
  expect(await put(other.user_id)).toMatchObject({ status: 422, code: 'ROSTER_DUTY' })
  expect(await put(2_000_000_000)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  const { user_id } = await holder('Berhenti')
  expect(await put(user_id, { dari: '25:00' })).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' })
  await put(user_id)
  await call(admin, putTugas, { body: { user_id, tugas: 'jaga', aktif: 0 } })
  expect(await stored(user_id)).toEqual([])
})
