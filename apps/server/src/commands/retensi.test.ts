import sql from 'sql-template-tag'
import { afterAll, expect, inject, test } from 'vitest'
import { runCommand } from '../../test/command.ts'
import { createDatabase } from '../../test/database.ts'
import { connect } from '../base/db/db.ts'

const database = await createDatabase(inject('template'))
const db = connect(database.url, 2)
afterAll(async () => {
  await db.close()
  await database.drop()
})

const DATA_KEY = Buffer.alloc(32, 7).toString('base64')
const retensi = (...args: string[]) => runCommand('retensi', { DATABASE_URL: database.serviceUrl, DATA_KEY }, args)
const count = async () =>
  (
    await db.row<{ n: number }>(
      sql`select count(*)::int as n from login_failure where failed_at < now() - interval '1 day'`,
    )
  )?.n

test('prints what ends, class by class, and changes nothing', async () => {
  await db.rows(sql`
    insert into login_failure (account_hash, failed_at)
    select sha256('x'), now() - interval '2 days' from generate_series(1, 3)`)
  const { code, out, err } = await retensi()
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('nothing was changed')
  expect(out).toMatch(/^percobaan +\d{4}-\d\d-\d\d +3 +\d{4}-\d\d-\d\d +delete$/m)
  expect(out).toMatch(/^rekam +\d{4}-\d\d-\d\d +0 +- +propose$/m)
  expect(await count()).toBe(3)
})

test('asks about another day', async () => {
  const { code, out } = await retensi('--sampai', '2052-01-01')
  expect(code).toBe(0)
  expect(out).toMatch(/^rekam +2027-01-02 +0/m)
  expect(await retensi('--sampai', '2026-12-01').then((asked) => asked.out)).toMatch(/^surat_terkirim +2026-09-03 /m)
  expect(await count()).toBe(3)
})

test('ends what is due, and says so; a class of which too much is due fails until it is said to be meant', async () => {
  await db.rows(sql`
    with one as (
      insert into users (level_id, name, email, password_hash, created_at, updated_at)
      values (5, 'Uji', 'uji@uji.test', '$argon2id$x', now(), now()) returning user_id
    )
    insert into pemberitahuan (user_id, jenis, peristiwa_id, created_at, dibaca_pada)
    select user_id, 'masuk', g, now() - interval '1 year', now() - interval '1 year' from one, generate_series(1, 60) g`)
  const braked = await retensi('--laksanakan')
  expect(braked).toMatchObject({ code: 1, out: '' })
  expect(braked.err).toContain('NOT everything ended')
  expect(braked.err).toContain('pemberitahuan_dibaca: 0 ended; nothing: more than a fifth')
  expect(braked.err).toContain('percobaan: 3 ended')
  expect(await count()).toBe(0)
  const meant = await retensi('--laksanakan', '--sungguh')
  expect(meant).toMatchObject({ code: 0, err: '' })
  expect(meant.out).toContain('pemberitahuan_dibaca: 60 ended')
})

test('a clock that is wrong ends nothing, even where it is said to be meant', async () => {
  await db.rows(
    sql`insert into login_failure (account_hash, failed_at) values (sha256('y'), now() - interval '3 days')`,
  )
  const env = { DATABASE_URL: database.serviceUrl, DATA_KEY, APP_NOW: '2040-01-01T00:00:00Z' }
  const { code, err } = await runCommand('retensi', env, ['--laksanakan', '--sungguh'])
  expect(code).toBe(1)
  expect(err).toContain('percobaan: 0 ended; nothing: the clocks')
  expect(await count()).toBe(1)
})

test.each([[['--sampai', 'besok']], [['--sungguh']], [['--laksanakan', '--sampai', '2030-01-01']], [['--lain']]])(
  'a wrong argument is refused: %s',
  async (args) => {
    const refused = await retensi(...args)
    expect(refused).toMatchObject({ code: 1, out: '' })
    expect(refused.err).toContain((args as string[])[0])
  },
)
