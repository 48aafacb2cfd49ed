import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { isAlive } from '../process/process-identity.ts'
import type { Database } from './database.ts'
import { ensureDatabase } from './ensure-database.ts'
import { readPostmasterFile } from './postmaster-pid.ts'

/** One cluster for the file; each test leaves it stopped. Tests with their own say so. */
let home = ''
let directory = ''
const open: Database[] = []

beforeAll(() => {
  home = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'sehati-db-')))
  // Where tests run as root, PostgreSQL runs as another account and must be able to pass.
  fs.chmodSync(home, 0o755)
  directory = path.join(home, 'postgres')
})
afterEach(async () => {
  for (const database of open.splice(0)) await database.stop()
})
afterAll(() => fs.rmSync(home, { recursive: true, force: true }))

async function start(where = directory): Promise<Database> {
  const database = await ensureDatabase({ directory: where })
  open.push(database)
  return database
}

async function ask<Row extends object>(url: string, sql: string): Promise<Row | undefined> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows[0]
  } finally {
    await client.end()
  }
}

const dataOf = (database: Database) => path.join(database.stateDir ?? '', 'pg18')
const postmasterOf = (database: Database) => readPostmasterFile(dataOf(database))?.pid ?? 0
const portOf = (database: Database) => Number(new URL(database.url).port)

test('a new one is durable, checked, and stops without a trace', async () => {
  const database = await start()
  const settings = await ask<Record<string, string>>(
    database.url,
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
            current_setting('full_page_writes') as pages, current_setting('data_checksums') as checksums,
            current_setting('max_connections') as connections, current_database() as name`,
  )
  expect(settings).toEqual({
    fsync: 'on',
    commit: 'on',
    pages: 'on',
    checksums: 'on',
    connections: '200',
    name: 'sehati',
  })
  await ask(database.url, 'create table mark (text text)')
  await ask(database.url, 'insert into mark values ($$kept$$)')
  const pid = postmasterOf(database)
  await database.stop()
  expect(isAlive(pid)).toBe(false)
  expect(fs.readdirSync(directory).sort()).toEqual(['pg18', 'postgres.log', 'secret.json'])
  expect(fs.existsSync(path.join(dataOf(database), 'postmaster.pid'))).toBe(false)
  expect(fs.statSync(path.join(directory, 'secret.json')).mode & 0o777).toBe(0o600)
})

test('two starts at once share one server, and a later one attaches', async () => {
  const [first, second] = await Promise.all([start(), start()])
  expect([first.how, second.how].sort()).toEqual(['attached', 'started'])
  expect(second.url).toBe(first.url)
  expect((await start()).how).toBe('attached')
  expect(await ask(first.url, 'select text from mark')).toEqual({ text: 'kept' })
})

test('a killed postmaster comes back on its own, on the same port, with its data', async () => {
  const database = await start()
  const revived = Promise.withResolvers<void>()
  database.watch({ died: () => {}, noRoom: () => {}, revived: revived.resolve, gaveUp: revived.reject })
  await ask(database.url, 'insert into mark values ($$just before$$)')
  const pid = postmasterOf(database)
  process.kill(pid, 'SIGKILL')
  await revived.promise
  expect(postmasterOf(database)).not.toBe(pid)
  expect(await ask(database.url, 'select count(*)::int as n from mark')).toEqual({ n: 2 })
})

test('a pid file left behind is no obstacle, also when another process has that pid', async () => {
  const database = await start()
  const file = path.join(dataOf(database), 'postmaster.pid')
  const content = fs.readFileSync(file, 'utf8')
  await database.stop()
  fs.writeFileSync(file, content.replace(/^\d+/, String(process.pid)))
  const again = await start()
  expect(again.how).toBe('started')
  expect(isAlive(process.pid)).toBe(true)
  expect(await ask(again.url, 'select count(*)::int as n from mark')).toEqual({ n: 2 })
})

test('it moves when its port is taken', async () => {
  const first = await start()
  await first.stop()
  const squatter = net.createServer().listen(portOf(first), '127.0.0.1')
  await new Promise((resolve) => squatter.once('listening', resolve))
  try {
    const moved = await start()
    expect(portOf(moved)).not.toBe(portOf(first))
    expect(await ask(moved.url, 'select 1 as one')).toEqual({ one: 1 })
  } finally {
    squatter.close()
  }
})

test('data of another major version is refused and not touched', async () => {
  const other = path.join(home, 'other')
  fs.mkdirSync(path.join(other, 'pg14'), { recursive: true })
  fs.writeFileSync(path.join(other, 'pg14', 'PG_VERSION'), '14\n')
  await expect(ensureDatabase({ directory: other })).rejects.toMatchObject({
    code: 'OTHER_MAJOR',
    facts: { directory: path.join(other, 'pg14'), found: '14', wanted: '18' },
  })
  expect(fs.readdirSync(other)).toEqual(['pg14'])

  const within = path.join(home, 'within')
  fs.mkdirSync(path.join(within, 'pg18'), { recursive: true })
  fs.writeFileSync(path.join(within, 'pg18', 'PG_VERSION'), '17\n')
  await expect(ensureDatabase({ directory: within })).rejects.toMatchObject({ code: 'OTHER_MAJOR' })
})

test('data without its secret is called damaged, not replaced', async () => {
  const database = await start()
  await database.stop()
  const secret = path.join(directory, 'secret.json')
  fs.renameSync(secret, `${secret}.aside`)
  await expect(ensureDatabase({ directory })).rejects.toMatchObject({ code: 'DAMAGED' })
  fs.renameSync(`${secret}.aside`, secret)
})

test('an initdb that was killed halfway leaves nothing in the way', async () => {
  const broken = path.join(home, 'broken')
  fs.mkdirSync(path.join(broken, 'init-abc', 'base'), { recursive: true })
  await start(broken)
  expect(fs.existsSync(path.join(broken, 'init-abc'))).toBe(false)
})

test.runIf(process.getuid?.() === 0)('root in a folder that only root can enter keeps its data elsewhere', async () => {
  const hidden = path.join(home, 'hidden')
  fs.mkdirSync(hidden, { mode: 0o700 })
  const database = await start(path.join(hidden, 'postgres'))
  expect(database.stateDir).toMatch(/^\/var\/lib\/sehati\//)
  expect(await ask(database.url, 'select 1 as one')).toEqual({ one: 1 })
  await database.stop()
  fs.rmSync(database.stateDir ?? '', { recursive: true })
})

test('an external one is checked and never stopped', async () => {
  const own = await start()
  const external = await ensureDatabase({ url: own.url, directory: '' })
  await external.stop()
  expect(await ask(external.url, 'select 1 as one')).toEqual({ one: 1 })
  await expect(ensureDatabase({ url: 'postgres://x@127.0.0.1:1/x', directory: '' })).rejects.toMatchObject({
    code: 'EXTERNAL_UNREACHABLE',
  })
})
