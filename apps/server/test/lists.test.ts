import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { levelsOf } from '@sehati/contract/base/access'
import { isPengingat, jenisPemberitahuan } from '@sehati/contract/channel/pemberitahuan.schema'
import {
  agreedStatuses,
  liveStatuses,
  openStatuses,
  scheduledStatuses,
} from '@sehati/contract/consultation/konsultasi.rules'
import { StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { dalamTunggu, semuaStatusTunggu } from '@sehati/contract/waiting/tunggu.rules'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { sharedServer } from './server.ts'

// SQL repeats what a status means and which levels form a group: the planner uses a partial index only for a literal
// condition. These tests compare each such list, in statements and in the database, with the contract.

const { db } = await sharedServer()

const folder = new URL('../src/', import.meta.url)
const statements: [string, string][] = []
for await (const file of glob('**/*.ts', { cwd: folder.pathname }))
  if (!file.endsWith('.test.ts')) statements.push([file, readFileSync(new URL(file, folder), 'utf8')])

const catalog = await db.rows<{ name: string; definition: string }>(sql`
  select proname as name, pg_get_functiondef(oid) as definition from pg_proc
  where pronamespace = 'public'::regnamespace and prokind = 'f'
    and not exists (select from pg_depend d where d.objid = pg_proc.oid and d.deptype = 'e')
  union all select tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
  union all select indexname, indexdef from pg_indexes where schemaname = 'public'
  union all select viewname, definition from pg_views where schemaname = 'public'`)
const all = [...statements, ...catalog.map(({ name, definition }): [string, string] => [name, definition])]

const key = (list: readonly (string | number)[]) => list.map(String).toSorted().join(', ')

/** Every list that follows the name of a column, as it is written in SQL and as the catalog prints it, with its place. */
const listsAfter = (column: string, one: RegExp) =>
  all.flatMap(([place, text]) =>
    [
      ...text.matchAll(
        new RegExp(`${column}\\)?\\s+(?:not )?(?:in \\(|(?:=|<>) (?:ANY|ALL) \\(+ARRAY\\[)([^)\\]]*)`, 'g'),
      ),
    ].map(([, list]) => ({ place, words: [...(list as string).matchAll(one)].map(([word]) => word) })),
  )

const isStatus = (word: string) => StatusKonsultasi.options.some((status) => status === word)
const past = StatusKonsultasi.options.filter((status) => !scheduledStatuses.includes(status))
/** A change to one of these is a kind of notice of the same name. */
const noticed = ['menunggu', 'disetujui']

test('each list of statuses is one of the contract', () => {
  const known = [
    StatusKonsultasi.options,
    scheduledStatuses,
    openStatuses,
    liveStatuses,
    agreedStatuses,
    past,
    noticed,
    // Of the waiting list, one of whose words is also a status of consultations.
    semuaStatusTunggu,
    dalamTunggu,
  ].map(key)
  const lists = listsAfter('status', /(?<=')[a-z ]+(?=')/g).filter(
    ({ words }) => words.length > 1 && words.some(isStatus),
  )
  expect(lists.length).toBeGreaterThan(8)
  expect(lists.filter(({ words }) => !known.includes(key(words)))).toEqual([])
})

test("a consultation that is not 'dibatalkan' is live, where SQL says it so", () => {
  const others = StatusKonsultasi.options.filter((status) => status !== 'dibatalkan')
  const places = all.filter(([, text]) => /status <> 'dibatalkan'/.test(text)).map(([place]) => place)
  expect(places.length).toBeGreaterThan(8)
  expect({ live: key(liveStatuses), places }).toEqual({ live: key(others), places })
})

test('each list of levels is a group of the contract', () => {
  const known = Object.values(levelsOf).map(key)
  const single = all.flatMap(([place, text]) =>
    [...text.matchAll(/level_id (?:=|<>) (\d)/g)].map(([, level]) => ({ place, words: [level as string] })),
  )
  const lists = [...listsAfter('level_id', /\d+/g), ...single]
  expect(lists.length).toBeGreaterThan(5)
  expect(lists.filter(({ words }) => !known.includes(key(words)))).toEqual([])
})

test('each kind of notice is written by the database, an act or a store; reminders by their table', () => {
  const writers = all.filter(([, text]) =>
    /create or replace function|insertPeristiwa(?:Admin)?\(|insert into peristiwa|kabar: \[|insert into surat/i.test(
      text,
    ),
  )
  const isWritten = (jenis: string) => writers.some(([, text]) => text.includes(`'${jenis}'`))
  expect(jenisPemberitahuan.filter((jenis) => !isPengingat(jenis) && !isWritten(jenis))).toEqual([])
})

test('each kind that a statement writes into the outbox is one of the contract: no constraint says so', () => {
  const rows = all.flatMap(([, text]) => [
    ...text.matchAll(/insert into peristiwa \(jenis[^)]*\)\s+(?:values \(|select )(case when .*?\bend\b|'\w+')/gs),
  ])
  const kinds = rows.flatMap(([, first = '']) =>
    [...first.matchAll(/(?:^|then |else )'(\w+)'/g)].map(([, kind]) => kind),
  )
  expect(kinds.length).toBeGreaterThan(8)
  expect(kinds.filter((kind) => !jenisPemberitahuan.some((known) => known === kind))).toEqual([])
})
