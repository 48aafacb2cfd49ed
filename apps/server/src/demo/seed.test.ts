import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { login } from '@sehati/contract/people/auth.endpoints'
import sql from 'sql-template-tag'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { createDatabase } from '../../test/database.ts'
import { START, startServer } from '../../test/server.ts'
import { connect } from '../base/db/db.ts'
import type { Seal } from '../base/db/seal.ts'
import { hashPassword } from '../people/auth/password.ts'
import { DEMO_PASSWORD, seedDemo } from './seed.ts'

const HASH = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA'
const program = fileURLToPath(new URL('../commands/seed-demo.ts', import.meta.url))
const dataDir = await mkdtemp(join(tmpdir(), 'sehati-seed-'))
afterAll(() => rm(dataDir, { recursive: true }))

const run = (url: string, more: NodeJS.ProcessEnv = {}) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const env = { ...process.env, NODE_ENV: '', DATABASE_URL: url, DATA_DIR: dataDir, ...more }
    const child = execFile(process.execPath, [program], { env }, (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    )
  })

async function emptyDatabase() {
  const { url, drop } = await createDatabase(inject('template'))
  const db = connect(url)
  onTestFinished(async () => {
    await db.close()
    await drop()
  })
  const counts = () =>
    db.row(sql`select (select count(*)::int from users) as users, (select count(*)::int from konsultasi) as konsultasi,
      (select count(*)::int from spesialisasi) as spesialisasi`)
  return { url, counts }
}

const NONE = { users: 0, konsultasi: 0, spesialisasi: 0 }

test('the command fills an empty database, reports it in one line, and leaves a filled one unchanged', async () => {
  const { url, counts } = await emptyDatabase()
  const first = await run(url)
  expect(first).toMatchObject({ code: 0, err: '' })
  expect(first.out).toMatch(/^demo data added: \d+ people, 22 of them professionals, \d+ consultations\n$/)
  const before = await counts()
  expect(before).toMatchObject({ users: 46, spesialisasi: 15 })
  expect(await run(url)).toEqual({ code: 0, out: 'the database has people already: no demo data added\n', err: '' })
  expect(await counts()).toEqual(before)
})

test('of two commands at once one fills, the other finds it done', async () => {
  const { url, counts } = await emptyDatabase()
  const both = await Promise.all([run(url), run(url)])
  expect(both.map(({ code }) => code)).toEqual([0, 0])
  expect(both.filter(({ out }) => out.startsWith('demo data added'))).toHaveLength(1)
  expect(await counts()).toMatchObject({ users: 46, spesialisasi: 15 })
})

test('production is refused', async () => {
  const { url, counts } = await emptyDatabase()
  const { code, out, err } = await run(url, { NODE_ENV: 'production' })
  expect([code, out]).toEqual([1, ''])
  expect(err).toMatch(/^demo data has no place in production.*\n$/)
  expect(await counts()).toEqual(NONE)
})

test('in one process too, a second seeding waits for the first and then does nothing', async () => {
  const { db, seal } = await startServer()
  const results = await Promise.all([seedDemo(db, seal, START, HASH), seedDemo(db, seal, START, HASH)])
  expect(results.filter((seeded) => seeded !== null)).toHaveLength(1)
})

test('an interrupted run leaves nothing', async () => {
  const { db, seal } = await startServer()
  let left = 150
  const failing: Seal = {
    ...seal,
    seal(place, text) {
      if (left-- === 0) throw new Error('the power went out')
      return seal.seal(place, text)
    },
  }
  await expect(seedDemo(db, failing, START, HASH)).rejects.toThrow('the power went out')
  expect(
    await db.rows(sql`select from users union all select from konsultasi union all select from spesialisasi`),
  ).toEqual([])
  expect(await seedDemo(db, seal, START, HASH)).not.toBeNull()
})

test('the printed accounts sign in, a deactivated one does not', async () => {
  const { db, seal, call } = await startServer()
  await seedDemo(db, seal, START, await hashPassword(DEMO_PASSWORD))
  const signIn = (email: string) => call(null, login, { body: { email, password: 'sehati-demo' } })
  for (const [index, name] of ['admin', 'dokter', 'psikolog', 'karyawan', 'user'].entries()) {
    const { status, data } = await signIn(`${name}@sehati.test`)
    expect([status, data.level_id], name).toEqual([200, index + 1])
  }
  expect((await signIn('kartolo.wiguno@wanaloka.example')).code).toBe('ACCOUNT_INACTIVE')
})
