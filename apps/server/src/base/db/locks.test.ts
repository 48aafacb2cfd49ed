import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sql from 'sql-template-tag'
import { afterAll, expect, inject, test } from 'vitest'
import { createDatabase } from '../../../test/database.ts'
import { connect } from './db.ts'
import { type Lock, locks } from './locks.ts'

const root = fileURLToPath(new URL('../../../../..', import.meta.url))
const registry: [name: string, lock: Lock][] = Object.entries(locks)
const numbers = registry.flatMap(([, lock]) => (lock.space === 'pair' ? [lock.number] : []))

const filesOf = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...patterns], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((file) => ({ file, text: readFileSync(`${root}/${file}`, 'utf8') }))

/** Each call that takes an advisory lock, with its first argument. */
const callsIn = (text: string) =>
  [...text.matchAll(/\bpg_(?:try_)?advisory_(?:xact_)?lock(?:_shared)?\s*\(\s*([^,)]*)/gi)].map(([, first = '']) =>
    first.trim(),
  )

const database = await createDatabase(inject('template'))
const db = connect(database.url, 1)
afterAll(async () => {
  await db.close()
  await database.drop()
})

/** The functions of the product, without those of extensions. */
const functions = await db.rows<{ name: string; text: string }>(sql`
  select proname as name, prosrc as text from pg_proc p
  where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  order by proname`)

/** The locks that the generic trigger takes: its triggers name the number. */
const inTriggers = await db.rows<{ number: string }>(sql`
  select distinct split_part(encode(tgargs, 'escape'), '\\000', 1) as number
  from pg_trigger t join pg_proc p on p.oid = t.tgfoid where p.proname = 'take_lock'`)

test('code takes an advisory lock only through the registry', () => {
  const programs = filesOf(
    'apps/*.ts',
    'packages/*.ts',
    'scripts/*.ts',
    'scripts/*.mjs',
    'trials/*.ts',
    'trials/*.mjs',
  ).filter(({ file }) => !/\.test\.ts$|^apps\/server\/src\/base\/db\/locks\.ts$|^apps\/server\/test\//.test(file))
  expect(programs.filter(({ text }) => callsIn(text).length > 0).map(({ file }) => file)).toEqual([])
})

test('each lock of the registry has a number of its own', () => {
  const own = registry.flatMap(([, lock]) => (lock.space === 'hash' ? [] : [`${lock.space} ${lock.number}`]))
  expect(own.filter((one, at) => own.indexOf(one) !== at)).toEqual([])
})

test('each function of the database takes the locks that the registry says', () => {
  const found = functions
    .filter(({ name }) => name !== 'take_lock')
    .flatMap(({ name, text }) => [...new Set(callsIn(text))].map((number) => `${number} ${name}`))
    .concat(inTriggers.map(({ number }) => `${number} take_lock`))
  const said = registry.flatMap(([, lock]) =>
    lock.space === 'pair' ? (lock.functions ?? []).map((name) => `${lock.number} ${name}`) : [],
  )
  expect(found.length).toBeGreaterThan(0)
  expect(found.sort()).toEqual(said.sort())
})

test('the schema takes only locks of the registry', () => {
  const foreign = filesOf('apps/server/schema/*.sql').flatMap(({ file, text }) =>
    callsIn(text)
      .filter((number) => !numbers.includes(Number(number)) && number !== 'tg_argv[0]::int')
      .map((number) => `${file}: ${number}`),
  )
  expect(foreign).toEqual([])
})

test('each lock of the registry is taken', () => {
  const sources = filesOf('apps/server/src/*.ts').filter(({ file }) => !file.endsWith('.test.ts'))
  const idle = registry.filter(
    ([name, lock]) => !lock.functions?.length && !sources.some(({ text }) => text.includes(`locks.${name}`)),
  )
  expect(idle.map(([name]) => name)).toEqual([])
})
