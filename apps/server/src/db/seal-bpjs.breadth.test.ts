import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getSaya } from '@sehati/contract/user/endpoints'
import pg from 'pg'
import sql from 'sql-template-tag'
import { afterAll, expect, test } from 'vitest'
import { createDatabase } from '../../test/database.ts'
import { makeDirectory } from '../../test/directory.ts'
import { makeFactories } from '../../test/factories.ts'
import { startRunning } from '../../test/process.ts'
import { START } from '../../test/server.ts'
import { openNomor } from '../features/user/nomor-bpjs.ts'
import { checkDataKey } from './data-key.store.ts'
import { connect, type Db } from './db.ts'
import { openKeyring } from './keyring.ts'
import { applyMigrations, migrate } from './migrate.ts'
import { sealPlain } from './reseal.store.ts'
import { makeSeal } from './seal.ts'

const earlier = readdirSync(fileURLToPath(new URL('../../migrations', import.meta.url))).filter((file) => file < '0057')
const database = await createDatabase()
const db = connect(database.url, 4)
afterAll(async () => {
  await db.close()
  await database.drop()
})

/** More than two batches. */
const MANY = 1_200
const checks = sql`
  select conname from pg_constraint
  where conname in ('users_no_bpjs_segel_check', 'users_no_bpjs_sidik_check') and convalidated`
const countPlain = async () =>
  (
    await db.row<{ n: number }>(
      sql`select count(*)::int as n from users where get_byte(no_bpjs_segel, 0) <> 1 or no_bpjs_sidik is null`,
    )
  )?.n

test('readable BPJS numbers of an earlier version are encrypted by two starts at once, after one that was broken off', async () => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await applyMigrations(client, earlier.length)
  await client.end()
  await db.rows(sql`
    insert into users (level_id, name, email, password_hash, no_bpjs, created_at, updated_at)
    select 5, 'Orang ' || n, 'orang' || n || '@uji.test', '$argon2id$x', lpad((n * 7)::text, 13, '0'), ${START}, ${START}
    from generate_series(1, ${MANY}::int) n`)
  expect(await migrate(database.url)).toContainEqual(expect.stringContaining('0057'))
  expect(await countPlain()).toBe(MANY)
  // No readable number is accepted any more.
  await expect(
    db.rows(sql`update users set no_bpjs_segel = '0001112223334'::bytea where user_id = 1`),
  ).rejects.toMatchObject({ code: '23514' })

  const DATA_DIR = makeDirectory()
  const ring = openKeyring(DATA_DIR, null)
  await checkDataKey(db, ring, START)
  const seal = makeSeal(ring)
  await expect(sealPlain(brokenAfter(700), seal)).rejects.toThrow('the power went out')
  // One batch is there, and nothing of the next one.
  expect(await countPlain()).toBe(MANY - 500)
  expect(await db.rows(checks)).toEqual([])

  const env = { DATABASE_URL: database.url, DATA_DIR, APP_NOW: START.toISOString() }
  const servers = await Promise.all([startRunning(env), startRunning(env)])
  try {
    expect(await countPlain()).toBe(0)
    expect(await db.rows(checks)).toHaveLength(2)
    const rows = await db.rows<{ user_id: number; name: string; no_bpjs_segel: Buffer; is_same: boolean }>(
      sql`select user_id, name, no_bpjs_segel, updated_at = ${START} as is_same from users order by user_id`,
    )
    const expected = (name: string) => String(Number(name.split(' ')[1]) * 7).padStart(13, '0')
    expect(rows.map((row) => openNomor(seal, row))).toEqual(rows.map(({ name }) => expected(name)))
    expect(rows.every(({ is_same }) => is_same)).toBe(true)
    // No person is told that their data changed.
    const told = sql`
      select from peristiwa where jenis = 'data_berubah' union all select from pemberitahuan where jenis = 'data_berubah'`
    expect(await db.rows(told)).toEqual([])
    const [{ user_id, name } = { user_id: 0, name: '' }] = rows
    const authorization = `Bearer ${await makeFactories(db, seal, () => START).signIn(user_id)}`
    for (const { url } of servers) {
      const me = (await (await fetch(`${url}${getSaya.path}`, { headers: { authorization } })).json()) as {
        data: { no_bpjs: string }
      }
      expect(me.data.no_bpjs).toBe(expected(name))
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
})

/** The database, until so many statements have run. */
function brokenAfter(statements: number): Db {
  let left = statements
  const limited = (to: Db): Db => ({
    ...to,
    rows: async (query) => {
      if (left-- <= 0) throw new Error('the power went out')
      return to.rows(query)
    },
    transaction: (work) => to.transaction((tx) => work(limited(tx))),
  })
  return limited(db)
}
