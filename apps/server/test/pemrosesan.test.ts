import { register } from '@sehati/contract/record/pemrosesan.register'
import { type DataOrang, kolomOf, milikOf } from '@sehati/contract/record/pemrosesan.rules'
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
  // The last mail to an erased person has their address. A photo says who a person is, a BPJS number identifies them to another institution; a key opens the digests of replies, a
  // subscription lets its holder send to a browser; a signal names network addresses; the secret of a second factor proves an identity; a guardian is another person; a login at a provider
  // under way proves an identity too.
  expect([...sealed].filter((name) => !clinical.includes(name))).toEqual([
    'foto.isi',
    'surat_terakhir.alamat',
    'sinyal.isi',
    'wali.nama',
    'langganan_push.isi',
    'kunci_sidik.isi',
    'totp.rahasia',
    'sso_mulai.rahasia',
    'sso_tiket.isi',
    'webhook.rahasia',
    'users.no_bpjs_segel',
  ])
  expect(clinical.filter((name) => !sealed.has(name))).toEqual([])
})

test('an index leads from a person to their rows in each table that an erasure deletes from or a copy reads', async () => {
  // Of a partial index only one that leaves out the rows of no person: another one does not serve a person's id.
  const indexed = await db.rows<{ name: string }>(sql`
    select c.relname || '.' || a.attname as name
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
    where c.relnamespace = 'public'::regnamespace
      and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(' || a.attname || ' IS NOT NULL)')`)
  const found = new Set(indexed.map(({ name }) => name))
  const walked = tables.flatMap(([table, entry]) => {
    if (entry.orang === null || (entry.hapus !== 'hapus' && entry.ekspor === 'tidak')) return []
    const way = milikOf(entry as DataOrang)
    // What waits to be chained to the trail is moved there each second; an index would cost every booking.
    return table === 'jejak_baru' ? [] : [`${table}.${typeof way === 'string' ? way : way.kolom}`]
  })
  expect(walked.length).toBeGreaterThan(50)
  expect(walked.filter((name) => !found.has(name))).toEqual([])
})

test('a row that an erasure deletes is referred to through an index', async () => {
  const erased = tables.filter(([, entry]) => entry.orang !== null && entry.hapus === 'hapus').map(([table]) => table)
  const bare = await db.rows(sql`
    select r.conrelid::regclass::text as name from pg_constraint r
    where r.contype = 'f' and r.confrelid::regclass::text = any (${erased}::text[]) and not exists (
      select from pg_index i where i.indrelid = r.conrelid and i.indkey[0] = any (r.conkey)
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) like '(% IS NOT NULL)'))`)
  expect(bare).toEqual([])
})
