import { withClient } from '@sehati/testkit/product/databases'
import type pg from 'pg'

/** What is taken off tables before they are filled, to be put back afterwards. */
export type Keys = {
  foreign: { table: string; name: string; definition: string }[]
  /** Those that an index alone can be; and those, slower, that exclude. */
  indexes: { table: string; definition: string; constraint: string | null; kind: 'p' | 'u' | null }[]
  exclusions: { table: string; name: string; definition: string }[]
}

const LANES = 4

/** Takes keys, indexes and constraints off these tables, and keys of other tables that refer to them; checks stay. */
export async function dropKeys(db: pg.Client, tables: readonly string[]): Promise<Keys> {
  const constraints = await db.query<{ table: string; name: string; kind: string; definition: string; index: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, contype as kind, pg_get_constraintdef(oid) as definition,
       case when conindid <> 0 and contype <> 'f' then pg_get_indexdef(conindid) end as index
     from pg_constraint
     where (contype in ('p', 'u', 'x') and conrelid = any ($1::regclass[]::oid[]))
       or (contype = 'f' and (conrelid = any ($1::regclass[]::oid[]) or confrelid = any ($1::regclass[]::oid[])))
     order by contype = 'f' desc`,
    [tables],
  )
  const plain = await db.query<{ table: string; name: string; definition: string }>(
    `select indrelid::regclass::text as table, indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = any ($1::regclass[]::oid[])
       and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))`,
    [tables],
  )
  for (const { table, name } of constraints.rows) await db.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of plain.rows) await db.query(`drop index ${name}`)
  for (const table of tables) await db.query(`alter table ${table} disable trigger user`)
  const of = (kinds: string) => constraints.rows.filter(({ kind }) => kinds.includes(kind))
  return {
    foreign: of('f'),
    exclusions: of('x'),
    indexes: [
      ...of('pu').map(({ table, name, kind, index }) => ({
        table,
        definition: index,
        constraint: name,
        kind: kind as 'p' | 'u',
      })),
      ...plain.rows.map(({ table, definition }) => ({ table, definition, constraint: null, kind: null })),
    ],
  }
}

/**
 * Puts everything back, checked: what needs a whole table for itself beside the indexes of the others, then the rest
 * side by side.
 */
export async function restoreKeys(url: string, keys: Keys, tables: readonly string[]): Promise<void> {
  const excluded = new Set(keys.exclusions.map(({ table }) => table))
  const index = ({ definition }: { definition: string }) => definition
  const rest = keys.indexes.filter(({ table }) => !excluded.has(table)).map(index)
  const after = keys.indexes.filter(({ table }) => excluded.has(table)).map(index)
  const lanes = [...excluded].map((table) =>
    keys.exclusions
      .filter((one) => one.table === table)
      .map(({ name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
  )
  await Promise.all([...lanes.map((lane) => inLanes(url, lane, 1)), inLanes(url, rest, LANES - 1)])
  await inLanes(url, after, LANES)
  await withClient(url, async (db) => {
    for (const { table, constraint, kind } of keys.indexes)
      if (constraint)
        await db.query(
          `alter table ${table} add constraint ${constraint} ${kind === 'p' ? 'primary key' : 'unique'} using index ${constraint}`,
        )
    for (const { table, name, definition } of keys.foreign)
      await db.query(`alter table ${table} add constraint ${name} ${definition} not valid`)
    for (const table of tables) await db.query(`alter table ${table} enable trigger user`)
  })
  // One table's one after the other, for they would wait for one another.
  const byTable = Map.groupBy(keys.foreign, ({ table }) => table)
  await inLanes(
    url,
    [...byTable].map(([table, all]) => all.map(({ name }) => `alter table ${table} validate constraint ${name}`)),
    LANES,
  )
}

/** Does all the work over `lanes` connections. The items of an inner list are done by one connection, in their order. */
export async function inLanes(url: string, work: (string | string[])[], lanes: number): Promise<void> {
  const queue = [...work]
  const lane = () =>
    withClient(url, async (db) => {
      await db.query(`set maintenance_work_mem = '512MB'`)
      await db.query('set max_parallel_maintenance_workers = 1')
      await db.query('set synchronous_commit = off')
      for (let next = queue.shift(); next !== undefined; next = queue.shift())
        for (const statement of [next].flat()) await db.query(statement)
    })
  await Promise.all(Array.from({ length: Math.min(lanes, queue.length) }, lane))
}
