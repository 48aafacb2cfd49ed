import { register } from '@sehati/contract/record/pemrosesan.register'
import { kolomOf } from '@sehati/contract/record/pemrosesan.rules'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { sealedColumns } from '../src/base/db/seal.ts'
import { startServer } from './server.ts'

const { db } = await startServer()

const tables = Object.entries(register)
const known = tables.flatMap(([table, entry]) =>
  kolomOf(entry).map(({ nama, isi }) => ({ name: `${table}.${nama}`, isi })),
)
const names = known.map(({ name }) => name)

const columns = await db.rows<{ name: string; type: string }>(sql`
  select c.relname || '.' || a.attname as name, a.atttypid::regtype::text as type
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`)

test('the register names every column of the database once, and no other', () => {
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  expect([...names].sort()).toEqual(columns.map(({ name }) => name).sort())
})

test('each entry leads to the person whom it is about', () => {
  const typeOf = new Map(columns.map(({ name, type }) => [name, type]))
  for (const [table, { orang }] of tables) {
    if (orang === null) continue
    if (!('lewat' in orang)) {
      expect(orang.map((column) => [column, typeOf.get(`${table}.${column}`)])).toEqual(
        orang.map((column) => [column, 'integer']),
      )
      continue
    }
    expect([table, typeOf.get(`${table}.${orang.kolom}`)]).toEqual([table, 'integer'])
    expect([table, register[orang.lewat]?.orang ?? null]).not.toEqual([table, null])
  }
})

test('a table that refers to an account is about a person', async () => {
  const referring = await db.rows<{ name: string }>(sql`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass and connamespace = 'public'::regnamespace`)
  expect(referring.length).toBeGreaterThan(10)
  expect(referring.filter(({ name }) => register[name]?.orang === null)).toEqual([])
})

test('words about health are encrypted', () => {
  const sealed = new Set(Object.entries(sealedColumns).flatMap(([table, all]) => all.map((each) => `${table}.${each}`)))
  const clinical = known.filter(({ isi }) => isi === 'klinis').map(({ name }) => name)
  // A photo says who a person is, a BPJS number identifies them to another institution; a key opens the digests of replies, a
  // subscription lets its holder send to a browser; a signal names network addresses; the secret of a second factor proves an identity; a guardian is another person.
  expect([...sealed].filter((name) => !clinical.includes(name))).toEqual([
    'foto.isi',
    'sinyal.isi',
    'wali.nama',
    'langganan_push.isi',
    'kunci_sidik.isi',
    'totp.rahasia',
    'users.no_bpjs_segel',
  ])
  expect(clinical.filter((name) => !sealed.has(name))).toEqual([])
})
