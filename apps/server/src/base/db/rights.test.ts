import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { createDatabase } from '../../../test/database.ts'
import { SERVICE_ROLE } from '../../../test/service-role.ts'
import { connect } from './db.ts'
import { listHeld, listObjects, listWanted, putRights } from './rights.store.ts'
import { grantedObjects, rightsOn } from './rights.ts'
import { isSeparate } from './service-role.ts'

const database = await createDatabase(inject('template'))
const [owner, service] = [database.url, database.serviceUrl].map((url) => new pg.Client({ connectionString: url })) as [
  pg.Client,
  pg.Client,
]
await Promise.all([owner.connect(), service.connect()])
// A copy of a database has the default rights on the database itself.
await putRights(owner, SERVICE_ROLE)
afterAll(async () => {
  await Promise.all([owner.end(), service.end()])
  await database.drop()
})

/** PostgreSQL's code for what a role may not do. */
const NOT_ALLOWED = '42501'
const ownerRole = async () => (await owner.query<{ name: string }>('select current_user as name')).rows[0]?.name ?? ''
const guarded = await owner.query<{ name: string }>(`
  select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and t.tgtype & 2 = 2 and t.tgtype & 32 = 32 order by name`)
/** A trigger refuses that they are emptied at once. */
const appendOnly = guarded.rows.map(({ name }) => name)
const proofs = await owner.query<{ name: string }>(`
  select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
  where p.proname in ('keep_for_proof', 'guard_persetujuan_akhir')`)
/** Of them the service deletes what a trigger lets go, after years: retensi.test.ts, bukti.test.ts. */
const ends = (table: string) => proofs.rows.some(({ name }) => name === table)

describe('the grants of the schema', () => {
  test('name objects that are there, among them every table and view', async () => {
    const objects = await listObjects(owner)
    expect(grantedObjects().filter((object) => !objects.includes(object))).toEqual([])
    const own = objects.filter((object) => /^table \w+$/.test(object))
    expect(own.length).toBeGreaterThan(50)
    expect(own.filter((object) => !rightsOn(object).includes('select'))).toEqual([])
  })

  test('an append-only table may be read and added to; an update is of one column that is set once', () => {
    expect(appendOnly.length).toBeGreaterThan(10)
    const rights = appendOnly.flatMap((table) => rightsOn(`table ${table}`).map((right) => ({ table, right })))
    const more = rights.filter(({ right }) => !/^(select|insert|update \(\w+\))$/.test(right))
    expect(more.filter(({ table, right }) => right !== 'delete' || !ends(table))).toEqual([])
    // What of an alert and of its causes changes, and how, triggers guard (peringatan-tetap.test.ts, peringatan-satu.test.ts). A consent
    // to WhatsApp ends with its reason and loses its number with its person, an objection ends with its decision (keberatan-hadir.test.ts), a
    // request takes its steps (permintaan.routes.test.ts); a person is notified of an incident, then reads it; another person decides about an opening
    // of an identity (identitas-rekam.routes.test.ts).
    const changing = [
      'peringatan',
      'peringatan_sebab',
      'izin_wa',
      'keberatan_hadir',
      'permintaan',
      'insiden_terdampak',
      'buka_identitas',
    ]
    const updates = rights.filter(({ table, right }) => right.startsWith('update') && !changing.includes(table))
    expect(new Set(updates.map(({ table }) => table)).size).toBe(updates.length)
  })

  test('the service has exactly the rights of the schema', async () => {
    const wanted = listWanted(await listObjects(owner)).map(({ object, right }) => `${object}: ${right}`)
    const held = (await listHeld(owner, SERVICE_ROLE)).filter(({ everyone }) => !everyone)
    expect(held.map(({ object, right }) => `${object}: ${right}`).sort()).toEqual(wanted.sort())
  })

  test('no other role has any, but for the use of the schema and a connection', async () => {
    const held = await listHeld(owner, SERVICE_ROLE)
    expect(held.filter(({ everyone }) => everyone)).toEqual([
      { object: `database ${database.name}`, right: 'connect', everyone: true },
      { object: 'schema public', right: 'usage', everyone: true },
    ])
  })

  test('no function runs with the rights of its owner', async () => {
    const found = await owner.query(
      `select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`,
    )
    expect(found.rows).toEqual([])
  })
})

describe('the statements of the sources', () => {
  // What runs as the owner: demo data, the rotation of keys, the kinds of events, and notices.
  const ofOwner = /\/demo\/|(reseal|event-kinds|naskah)\.store\.ts$/
  const folder = fileURLToPath(new URL('../..', import.meta.url))
  const stores = globSync('**/*.ts', { cwd: folder })
    .filter((file) => !file.endsWith('.test.ts') && !ofOwner.test(`/${file}`))
    .map((file) => readFileSync(join(folder, file), 'utf8'))

  test.each([
    ['insert', /insert into (\w+)/g],
    ['delete', /delete from (\w+)/g],
    ['update', /\bupdate (\w+)(?: \w+)?\s+set\b/g],
    ['update', /insert into (\w+)[^`;]*?on conflict[^`;]*?do update/g],
  ])('%s nothing without the right to: %s', async (right, pattern) => {
    const inTriggers = await owner.query<{ prosrc: string }>(
      `select prosrc from pg_proc where pronamespace = 'public'::regnamespace and proname <> 'hitung_ulang'`,
    )
    const texts = [...stores, ...inTriggers.rows.map(({ prosrc }) => prosrc)]
    const used = new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, table = '']) => table)))
    const known = [...used].filter((table) => rightsOn(`table ${table}`).length > 0)
    expect(known.length).toBeGreaterThan(10)
    expect(known.filter((table) => !rightsOn(`table ${table}`).some((held) => held.startsWith(right)))).toEqual([])
  })
})

test('what was granted by hand is taken away, what is missing comes back, and a second time changes nothing', async () => {
  await owner.query(
    `grant update, truncate on jejak to ${SERVICE_ROLE}; grant update (isi) on rekam to ${SERVICE_ROLE}`,
  )
  await owner.query(`grant create on schema public to public; revoke select on users from ${SERVICE_ROLE}`)
  await owner.query('grant execute on function hitung_ulang() to public')
  expect(await putRights(owner, SERVICE_ROLE)).toBe(6)
  expect(await putRights(owner, SERVICE_ROLE)).toBe(0)
})

test('an operator decides which roles connect', async () => {
  await owner.query(`revoke connect on database ${database.name} from public`)
  await owner.query(`grant connect on database ${database.name} to ${SERVICE_ROLE}`)
  expect(await putRights(owner, SERVICE_ROLE)).toBe(0)
  await owner.query(`grant connect on database ${database.name} to public`)
  await owner.query(`revoke connect on database ${database.name} from ${SERVICE_ROLE}`)
})

describe('as the service, by hand', () => {
  const allowed = (table: string) =>
    rightsOn(`table ${table}`).flatMap((right) => /^update \((\w+)\)$/.exec(right)?.[1] ?? [])
  const columns = async (table: string) =>
    (
      await owner.query<{ name: string }>(
        'select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped',
        [table],
      )
    ).rows.map(({ name }) => name)

  test.each(appendOnly)('no column of %s can be changed but one that is set once', async (table) => {
    for (const column of (await columns(table)).filter((column) => !allowed(table).includes(column)))
      await expect(service.query(`update ${table} set ${column} = default`)).rejects.toMatchObject({
        code: NOT_ALLOWED,
      })
  })

  test.each(appendOnly)('%s can be neither deleted from, nor emptied, nor unguarded', async (table) => {
    const trigger = await owner.query<{ name: string }>(
      'select tgname as name from pg_trigger where tgrelid = $1::regclass and not tgisinternal',
      [table],
    )
    const statements = [
      // Who may delete may lock.
      ...(ends(table) ? [] : [`delete from ${table}`, `lock table ${table} in access exclusive mode`]),
      `truncate ${table}`,
      `alter table ${table} disable trigger user`,
      `alter table ${table} owner to ${SERVICE_ROLE}`,
      `drop table ${table}`,
      `create trigger pintu before insert on ${table} for each row execute function append_only()`,
      ...trigger.rows.map(({ name }) => `drop trigger ${name} on ${table}`),
    ]
    for (const statement of statements) expect([statement, await codeOf(statement)]).toEqual([statement, NOT_ALLOWED])
  })

  test('the service gets no more rights than it has', async () => {
    const statements = [
      'create table milikku (n int)',
      `create function milikku() returns int language sql as 'select 1'`,
      `create or replace function append_only() returns trigger language plpgsql as 'begin return new; end'`,
      'create schema milikku',
      'create temporary table jejak_baru (n int)',
      'create extension hstore',
      'set session_replication_role = replica',
      `set role ${await ownerRole()}`,
      `set session authorization ${await ownerRole()}`,
      `grant ${await ownerRole()} to ${SERVICE_ROLE}`,
      `alter role ${SERVICE_ROLE} superuser`,
      'create role tamu',
      'select hitung_ulang()',
      'alter table users add column pintu int',
      'create index pintu on users (name)',
      `create rule pintu as on insert to jejak do instead nothing`,
      `copy jejak to program 'true'`,
      `select pg_read_file('postgresql.conf')`,
    ]
    for (const statement of statements) expect([statement, await codeOf(statement)]).toEqual([statement, NOT_ALLOWED])
  })

  test('what the service grants itself stays as it was: PostgreSQL ignores it with a warning', async () => {
    const before = await listHeld(owner, SERVICE_ROLE)
    for (const table of appendOnly)
      await service.query(`grant update, delete, truncate, trigger on ${table} to ${SERVICE_ROLE}`)
    expect(await listHeld(owner, SERVICE_ROLE)).toEqual(before)
  })

  /** PostgreSQL's code of the refusal; the statement itself where it was not refused. */
  const codeOf = (statement: string) =>
    service.query(`begin; ${statement}; rollback`).then(
      () => 'not refused',
      (error) => service.query('rollback').then(() => error.code),
    )

  test('the product knows whether its role is held back', async () => {
    for (const [url, separate] of [
      [database.serviceUrl, true],
      [database.url, false],
    ] as const) {
      const db = connect(url, 1)
      expect(await isSeparate(db)).toBe(separate)
      await db.close()
    }
  })
})
