import { execFile } from 'node:child_process'
import crypto from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { fillClinic } from '@sehati/testkit/clinic/plans'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyMigrations, migrate } from '../../apps/server/src/base/db/migrate.ts'
import { listHeld } from '../../apps/server/src/base/db/rights.store.ts'
import { listSchemaFiles } from '../../apps/server/src/base/db/schema-files.ts'
import { createDatabase } from '../../apps/server/test/database.ts'
import { asService, ensureServiceRole, SERVICE_ROLE } from '../../apps/server/test/service-role.ts'
import { makeBackup } from './backup.ts'
import { isEmptyDatabase, listMigrations } from './catalog.ts'
import { describeSchema } from './deferred-schema.ts'
import { checkBackup, restoreBackup } from './restore.ts'
import { writeSealed } from './sealed-file.ts'

const [KEY, VAPID] = [crypto.randomBytes(32).toString('base64'), crypto.randomBytes(32).toString('base64url')]
const identity = await generateX25519Identity()
const recipients = [await identityToRecipient(identity)]
const run = promisify(execFile)
const quiet = { say: () => {}, signal: new AbortController().signal }
let source: Awaited<ReturnType<typeof createDatabase>>
let [home, file] = ['', '']

beforeAll(async () => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'sehati-backup-test-'))
  source = await createDatabase('template0')
  await ensureServiceRole(source.url)
  await migrate(source.url, SERVICE_ROLE)
  await within(source.url, fill)
  // A backup only reads: the role of the service is enough.
  file = await back(source.serviceUrl, 'one')
})
afterAll(async () => {
  await source.drop()
  fs.rmSync(home, { recursive: true, force: true })
})

async function within<T>(url: string, work: (db: pg.Client) => Promise<T>): Promise<T> {
  const db = new pg.Client({ connectionString: url })
  await db.connect()
  try {
    return await work(db)
  } finally {
    await db.end()
  }
}

/** Values that a copy could spoil: line feeds, tabs, backslashes, bytes, nulls, JSON; and a mail that waits. */
async function fill(db: pg.Client): Promise<void> {
  await fillClinic(db, 5, '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2g')
  await db.query(`update users set name = $1, phone_number = null where email like 'pasien1@%'`, [
    'Baris satu\nbaris\tdua \\. \\N ünï 😷 "kutip"',
  ])
  await db.query(`insert into data_key values ('\\x01020304', now())`)
  await db.query(
    `with baru as (insert into konsultasi (jadwal_tenaga_id, profesional_id, user_id, mulai, selesai, sesi, metode_konsultasi,
       use_bpjs, keluhan, pengaju_id, diubah_oleh, created_at, updated_at, jawab_sebelum)
     select jadwal_tenaga_id, profesional_id, u.user_id, $1, $1::timestamptz + interval '1 hour', sesi, 'online', false,
       '\\x01'::bytea || (select key_id from data_key limit 1) || decode(repeat(md5(u.user_id::text), 3), 'hex'), u.user_id, u.user_id, now(), now(), now()
     from (select distinct on (profesional_id) * from jadwal_tenaga order by profesional_id, jadwal_tenaga_id) j
     join (select user_id, row_number() over (order by user_id) as n from users where level_id = 5) u
       on u.n = (select count(*) from tenaga_profesional t where t.profesional_id <= j.profesional_id)
     returning *)
     insert into tempat (tempat_id, jenis, profesional_id, user_id, dari, sampai)
     select jadwal_id, 'konsultasi', profesional_id, user_id, mulai, selesai from baru`,
    ['2026-11-23T03:00:00Z'],
  )
  await db.query(`insert into login_failure values ('\\x00ff0a5c', now()), ('\\x00ff0a5c', now());
    insert into sinyal select 1, 1, u, u, decode(rpad('0101020304', 90, '0'), 'hex'), now() from gen_random_uuid() u`)
  await db.query(
    `insert into surat (jenis, user_id, peristiwa_id, created_at, sejak)
     select 'pengajuan', min(user_id), 1, now(), now() from users`,
  )
  // Ids that were drawn and not used stay drawn.
  await db.query(`select setval('konsultasi_id', 5000)`)
}

/** What the service and every role may do, in a database of any name. */
const heldIn = async (db: pg.Client) =>
  (await listHeld(db, SERVICE_ROLE)).map(({ object, right, everyone }) => [
    object.replace(/^database .*/, 'database'),
    right,
    everyone,
  ])

async function back(url: string, folder: string): Promise<string> {
  const made = await makeBackup({ url, keys: KEY, vapid: VAPID, recipients, folder: path.join(home, folder), ...quiet })
  return made.file
}

type Given = Partial<Parameters<typeof restoreBackup>[0]>

const restore = (url: string, given: Given = {}) =>
  restoreBackup({
    url,
    service: SERVICE_ROLE,
    dataDir: path.join(home, 'data'),
    file,
    identities: [identity],
    replace: null,
    ...quiet,
    ...given,
  })

const databasesLike = (name: string) =>
  within(source.url, async (db) => {
    return (await db.query('select datname from pg_database where starts_with(datname, $1)', [name])).rows
  })

test('what was backed up is there again, byte for byte, with its keys and the next id', async () => {
  const target = await createDatabase('template0')
  try {
    const { contents, kept } = await restore(target.url)
    expect(kept).toBeNull()
    expect(contents.closing.sums).toMatchObject({ konsultasi: { rows: 5 }, users: { rows: 10 }, surat: { rows: 1 } })
    expect(contents.closing.sums).not.toHaveProperty('sinyal')
    expect(fs.readFileSync(path.join(home, 'data', 'data.key'), 'utf8')).toBe(`${KEY}\n`)
    expect(fs.readFileSync(path.join(home, 'data', 'vapid.key'), 'utf8')).toBe(`${VAPID}\n`)
    await within(target.url, async (db) => {
      expect((await db.query(`select nextval('konsultasi_id')::int as id`)).rows).toEqual([{ id: 5001 }])
      expect(await describeSchema(db)).toEqual(await within(source.url, describeSchema))
      const held = await within(target.url, heldIn)
      expect(held).toEqual(await within(source.url, heldIn))
      expect(held.length).toBeGreaterThan(100)
      await db.query(`select setval('konsultasi_id', 5000)`)
    })
    const again = await checkBackup(await back(asService(target.url), 'two'), [identity], quiet)
    // A restore marks every address again, and adds its row to the trail, which moves its end and the numbers of its date.
    const settled = ({ users: _, ekor_jejak: __, hari_jejak: ___, ...others }: typeof again.closing.sums) => others
    const { jejak, ...rest } = settled(again.closing.sums)
    const { jejak: before, ...sums } = settled(contents.closing.sums)
    expect([jejak?.rows, rest]).toEqual([(before?.rows ?? 0) + 1, sums])
    expect(again.opening.sequences).toEqual(contents.opening.sequences)
  } finally {
    await target.drop()
  }
})

test('nothing of it can be read without the key, and another key opens nothing', async () => {
  const bytes = fs.readFileSync(file).toString('latin1')
  for (const word of ['latihan.test', 'konsultasi', KEY, VAPID]) expect(bytes).not.toContain(word)
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  await expect(checkBackup(file, [await generateX25519Identity()], quiet)).rejects.toThrow(/not encrypted for this key/)
})

test('an altered or shortened file is refused before anything is changed', async () => {
  const whole = fs.readFileSync(file)
  const target = await createDatabase('template0')
  const spoilt = path.join(home, 'spoilt.backup')
  const flipped = (at: number) =>
    Buffer.concat([whole.subarray(0, at), Buffer.of((whole[at] ?? 0) ^ 1), whole.subarray(at + 1)])
  const attempts = [
    ...[40, 200, whole.length >> 1, whole.length - 1].map(flipped),
    ...[0, 100, 300, whole.length >> 1, whole.length - 1].map((length) => whole.subarray(0, length)),
    Buffer.concat([whole, Buffer.of(0)]),
  ]
  try {
    for (const content of attempts) {
      fs.writeFileSync(spoilt, content)
      await expect(restore(target.url, { file: spoilt, dataDir: path.join(home, 'untouched') })).rejects.toThrow(
        /damaged|not whole|not encrypted for this key/,
      )
    }
    expect(await databasesLike(target.name)).toEqual([{ datname: target.name }])
    expect(fs.existsSync(path.join(home, 'untouched'))).toBe(false)
  } finally {
    await target.drop()
  }
})

test('keys in the environment that do not open the text are refused before anything is changed', async () => {
  const target = await createDatabase('template0')
  try {
    process.env.DATA_KEY = crypto.randomBytes(32).toString('base64')
    await expect(restore(target.url)).rejects.toThrow(/DATA_KEY lacks the keys/)
    expect(await databasesLike(target.name)).toEqual([{ datname: target.name }])
  } finally {
    delete process.env.DATA_KEY
    await target.drop()
  }
})

test('a database with anything in it is left alone, and kept when it is replaced by name', async () => {
  const target = await createDatabase('template0')
  const name = target.name
  let kept: string | null = null
  try {
    await within(target.url, (db) => db.query(`create table mine as select 'kept' as word`))
    await expect(restore(target.url)).rejects.toThrow(/is not empty/)
    await expect(restore(target.url, { replace: 'other' })).rejects.toThrow(/is not empty/)
    const busy = new pg.Client({ connectionString: target.url })
    await busy.connect()
    await expect(restore(target.url, { replace: name })).rejects.toThrow(/Stop the product first/)
    await busy.end()
    kept = (await restore(target.url, { replace: name })).kept
    expect(kept).toMatch(new RegExp(`^${name}_before_`))
    expect((await within(target.url, (db) => db.query('select count(*)::int as n from konsultasi'))).rows).toEqual([
      { n: 5 },
    ])
    const old = Object.assign(new URL(target.url), { pathname: `/${kept}` }).toString()
    expect((await within(old, (db) => db.query('select word from mine'))).rows).toEqual([{ word: 'kept' }])
  } finally {
    await target.drop()
    if (kept) await within(source.url, (db) => db.query(`drop database "${kept}" with (force)`))
  }
})

test('a backup of older tables is restored as they were and then brought to the newest shape', async () => {
  const old = await createDatabase('template0')
  const target = await createDatabase('template0')
  try {
    await within(old.url, async (db) => {
      await applyMigrations(db, listSchemaFiles().length - 1)
      await fillClinic(db, 3, '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2g')
    })
    const { contents } = await restore(target.url, { file: await back(old.url, 'old') })
    expect(contents.opening.migrations).toEqual(listSchemaFiles().slice(0, -1))
    await within(target.url, async (db) => {
      expect(await listMigrations(db)).toEqual(await within(source.url, listMigrations))
      expect((await db.query('select count(*)::int as n from users')).rows).toEqual([{ n: 6 }])
      expect(await describeSchema(db)).toEqual(await within(source.url, describeSchema))
    })
  } finally {
    await old.drop()
    await target.drop()
  }
})

test('a backup that breaks off leaves nothing under its name', async () => {
  const folder = path.join(home, 'broken')
  const blind = Object.assign(new URL(source.url), { pathname: '/postgres' }).toString()
  await expect(makeBackup({ url: blind, keys: KEY, recipients, folder, ...quiet })).rejects.toThrow(
    /none of the tables/,
  )
  const breaking = async function* () {
    yield crypto.randomBytes(3_000_000)
    throw new Error('the database is gone')
  }
  await expect(writeSealed(path.join(folder, 'x.backup'), recipients, breaking())).rejects.toThrow(/database is gone/)
  expect(fs.readdirSync(folder)).toEqual([])
})

test('a backup that is stopped in the middle of a large table ends at once and leaves nothing', async () => {
  const large = await createDatabase(source.name)
  const folder = path.join(home, 'stopped')
  try {
    await within(large.url, (db) =>
      db.query(`insert into login_failure select '\\x00', now() from generate_series(1, 200000)`),
    )
    const order = { url: large.url, keys: KEY, recipients, folder, ...quiet, signal: AbortSignal.abort() }
    await expect(makeBackup(order)).rejects.toThrow(/aborted/)
    expect(fs.readdirSync(folder)).toEqual([])
  } finally {
    await large.drop()
  }
})

test('a restore that is stopped on the way leaves the target as it was, and no database beside it', async () => {
  const target = await createDatabase('template0')
  const stop = new AbortController()
  const say = (line: string) => {
    if (line.includes('making keys and indexes')) stop.abort()
  }
  try {
    await expect(restore(target.url, { say, signal: stop.signal, dataDir: path.join(home, 'none') })).rejects.toThrow()
    expect(await databasesLike(target.name)).toEqual([{ datname: target.name }])
    expect(await within(target.url, isEmptyDatabase)).toBe(true)
    expect(fs.existsSync(path.join(home, 'none'))).toBe(false)
  } finally {
    await target.drop()
  }
})

test('a disk that is full while a backup is written leaves nothing there, and says so', async () => {
  const folder = fs.mkdtempSync(path.join(home, 'full-'))
  const program = `
    import { randomBytes } from 'node:crypto'
    import { writeSealed } from ${JSON.stringify(new URL('./sealed-file.ts', import.meta.url).href)}
    async function* much() { for (let megabyte = 0; megabyte < 8; megabyte++) yield randomBytes(1e6) }
    try { await writeSealed(process.argv[1], [process.argv[2]], much()) } catch (error) { console.log(error.code) }`
  // A limit on the size of files meets a write as a full disk does: in the middle.
  const limited = ['-c', 'ulimit -f 4000; exec "$@"', 'sh', process.execPath, '--input-type=module', '-e', program]
  const { stdout } = await run('sh', [...limited, path.join(folder, 'x.backup'), ...recipients])
  expect(stdout).toBe('EFBIG\n')
  expect(fs.readdirSync(folder)).toEqual([])
})
