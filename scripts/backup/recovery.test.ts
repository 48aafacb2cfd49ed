import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../postgres/database.ts'
import { startEmbedded } from '../postgres/embedded-database.ts'
import { archiveOf } from '../postgres/wal-archive.ts'
import { readSettings } from '../start/settings.ts'
import { keepNewestBases, listBases, listLog } from './archive-reading.ts'
import { makeKey, readIdentities, readRecipients } from './keys.ts'
import { recoverCluster } from './recover.ts'
import { runBackup } from './run-backup.ts'

/** One small cluster with an archive of its log: a base backup, some rows, a moment, more rows, a second base backup. */
let home = ''
let archive = ''
let identities: string[] = []
let moment = new Date(0)
let keyOfText = ''
const { signal } = new AbortController()
const former = { ...process.env }

beforeAll(async () => {
  home = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'sehati-recovery-test-')))
  // Where tests run as root, PostgreSQL runs as another account and must be able to pass.
  fs.chmodSync(home, 0o755)
  const dataDir = path.join(home, 'data')
  Object.assign(process.env, { DATA_DIR: dataDir, WAL_ARCHIVE: path.join(home, 'archive') })
  delete process.env.DATABASE_URL
  delete process.env.DATA_KEY
  await makeKey(path.join(home, 'operator.key'), dataDir)
  identities = readIdentities(path.join(home, 'operator.key'))
  keyOfText = Buffer.alloc(32, 7).toString('base64')
  fs.writeFileSync(path.join(dataDir, 'data.key'), `${keyOfText}\n`)
  const database = await startEmbedded(path.join(dataDir, 'postgres'), 'sehati')
  archive = archiveOf(path.join(database.stateDir ?? '', 'pg18')) ?? ''
  try {
    await query(database, 'create table visit (at int primary key)')
    await backUpBase(dataDir)
    await query(database, 'insert into visit select generate_series(1, 1000)')
    await sleep(20)
    moment = (await query<{ now: Date }>(database, 'select clock_timestamp() as now'))[0]?.now ?? moment
    await sleep(20)
    await query(database, 'delete from visit')
    await query(database, 'insert into visit values (0)')
    await backUpBase(dataDir)
  } finally {
    await database.stop()
  }
})
afterAll(() => {
  for (const name of ['DATA_DIR', 'WAL_ARCHIVE', 'DATABASE_URL', 'DATA_KEY']) {
    if (former[name] === undefined) delete process.env[name]
    else process.env[name] = former[name]
  }
  fs.rmSync(home, { recursive: true, force: true })
})

const backUpBase = (dataDir: string) => runBackup({ ...readSettings({}), dataDir }, { keep: null, base: true, signal })

async function query<Row extends object>({ url }: Pick<Database, 'url'>, sql: string): Promise<Row[]> {
  const db = new pg.Client({ connectionString: url })
  await db.connect()
  try {
    return (await db.query<Row>(sql)).rows
  } finally {
    await db.end()
  }
}

/** What has the table after going back to this moment, elsewhere? */
async function visitsAt(at: Date | null, name: string): Promise<{ n: number; sum: number } | undefined> {
  const dataDir = path.join(home, name)
  await recoverCluster({ dataDir, archive, at, identities, say: () => {}, signal })
  expect(fs.readFileSync(path.join(dataDir, 'data.key'), 'utf8')).toBe(`${keyOfText}\n`)
  const database = await startEmbedded(path.join(dataDir, 'postgres'), 'sehati')
  try {
    return (await query<{ n: number; sum: number }>(database, 'select count(*)::int as n, sum(at)::int from visit'))[0]
  } finally {
    await database.stop()
  }
}

const recover = (given: Partial<Parameters<typeof recoverCluster>[0]>) =>
  recoverCluster({
    dataDir: path.join(home, 'refused'),
    archive,
    at: null,
    identities,
    say: () => {},
    signal,
    ...given,
  })

test('a moment comes back, with all before it and nothing after it; so does the latest one, beside it', async () => {
  expect(await visitsAt(moment, 'then')).toEqual({ n: 1000, sum: 500_500 })
  expect(await visitsAt(null, 'now')).toEqual({ n: 1, sum: 0 })
})

test('a moment that the archive does not reach is refused, and so is a cluster that is there', async () => {
  await expect(recover({ at: new Date('2020-01-01T00:00:00Z') })).rejects.toThrow(/The oldest base backup/)
  await expect(recover({ at: new Date(Date.now() + 3_600_000) })).rejects.toThrow(/The archive ends before that moment/)
  await expect(recover({ dataDir: path.join(home, 'data') })).rejects.toThrow(/pg18 is there already/)
  expect(fs.readdirSync(path.join(home, 'refused', 'postgres'))).not.toContain('pg18')
})

test('nothing in the archive can be read without the key, and no piece that was altered is replayed', async () => {
  expect(readRecipients(path.join(home, 'data'))[0]).toMatch(/^age1/)
  const pieces = [...listLog(archive)]
  expect(pieces.length).toBeGreaterThan(2)
  const piece = pieces.at(-1)?.file ?? ''
  const whole = fs.readFileSync(piece)
  for (const file of [...pieces.map((one) => one.file), ...listBases(archive).map((one) => one.file)])
    expect(fs.readFileSync(file).subarray(0, 21).toString()).toBe('age-encryption.org/v1')
  fs.writeFileSync(piece, Buffer.concat([whole.subarray(0, -1), Buffer.of((whole.at(-1) ?? 0) ^ 1)]))
  await expect(recover({})).rejects.toThrow(/is damaged/)
  fs.writeFileSync(piece, whole)
})

test('of older base backups nothing is kept, nor of the log that only they need', () => {
  const before = [...listLog(archive)].length
  expect(keepNewestBases(archive, 2)).toEqual([])
  expect(keepNewestBases(archive, 1).length).toBeGreaterThan(1)
  expect(listBases(archive)).toHaveLength(1)
  expect([...listLog(archive)].length).toBeLessThan(before)
})
