import { findUser } from '@sehati/contract/people/user.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { startServer } from '../../../test/server.ts'
import { sealNomor } from './nomor-bpjs.ts'
import { takeUserIds } from './user.store.ts'

const { db, seal, call, make } = await startServer()
const admin = await make.person(1, { no_bpjs: null })
const find = async (value: string, query: { page?: number; limit?: number } = {}) =>
  (await call(admin, findUser, { query, body: { field: 'no_bpjs', value } })).data

/** More accounts than one batch of the search; every hundredth has no number. */
const MANY = 5_200
const ids = await takeUserIds(db, MANY)
const people = ids.map((user_id, n) => ({
  user_id,
  nomor: n % 100 === 0 ? null : String((n * 7_919_777_777) % 10 ** 13).padStart(13, '0'),
}))
const columns = people.map(({ user_id, nomor }) => sealNomor(seal, user_id, nomor))
await db.rows(sql`
  insert into users (user_id, level_id, name, email, password_hash, no_bpjs_segel, no_bpjs_sidik, created_at, updated_at)
  overriding system value
  select id, 5, 'Orang', 'o' || id || '@uji.test', '$argon2id$x', segel, sidik, now(), now()
  from unnest(${ids}::int[], ${columns.map(({ segel }) => segel)}::bytea[], ${columns.map(({ sidik }) => sidik)}::bytea[])
    as p (id, segel, sidik)`)
const having = (part: string) => people.filter(({ nomor }) => nomor?.includes(part)).map(({ user_id }) => user_id)

test.each(['7', '777', '00', '0000000000000', '12345678', '9'.repeat(12)])(
  'a part %s is found anywhere',
  async (part) => {
    const expected = having(part)
    const limit = 100
    const last = Math.max(1, Math.ceil(expected.length / limit))
    for (const page of new Set([1, Math.ceil(last / 2), last, last + 1])) {
      const found = await find(part, { page, limit })
      expect([found.total, found.current_page, found.last_page]).toEqual([expected.length, page, last])
      expect(found.queried.map(({ user_id }: { user_id: number }) => user_id)).toEqual(
        expected.slice((page - 1) * limit, page * limit),
      )
      for (const { user_id, no_bpjs } of found.queried)
        expect(no_bpjs).toBe(people.find((one) => one.user_id === user_id)?.nomor)
    }
  },
)

test('an empty text finds every number, and what is no part of a number none', async () => {
  expect((await find('')).total).toBe(people.filter(({ nomor }) => nomor !== null).length)
  for (const value of ['x', '12x', '%', '_', '0'.repeat(14), '١']) expect((await find(value)).total).toBe(0)
})

test('a whole number is found by its digest, in every account that has it', async () => {
  const { user_id, nomor } = people[4_321] as { user_id: number; nomor: string }
  const twin = await make.person(4, { no_bpjs: nomor })
  const found = await find(nomor)
  expect(found).toMatchObject({
    total: 2,
    queried: [
      { user_id, no_bpjs: nomor },
      { user_id: twin.user_id, no_bpjs: nomor },
    ],
  })
  expect((await find(` ${nomor} `)).total).toBe(2)
  expect((await find('9'.repeat(13))).total).toBe(0)
})
