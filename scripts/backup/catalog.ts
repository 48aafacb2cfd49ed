import type pg from 'pg'
import type { SequenceFacts, TableFacts } from './manifest.ts'

/** Members of an extension come with it. */
const OURS = `n.nspname = 'public' and not exists (
  select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

/**
 * Our tables with the columns that are stored. Not among them: unlogged tables, which a standby cannot read and a crash empties anyway.
 */
export async function listTables(db: pg.ClientBase): Promise<TableFacts[]> {
  const found = await db.query<TableFacts>(
    `select c.relname as name,
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       coalesce(
         (select string_agg(quote_ident(a.attname) || case when a.attcollation = 0 then '' else ' collate "C"' end, ', ' order by k.nth)
          from pg_index i, unnest(i.indkey::int2[]) with ordinality k (attnum, nth), pg_attribute a
          where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum),
         (select string_agg(quote_ident(a.attname) || case when a.attcollation = 0 then '' else ' collate "C"' end, ', ' order by a.attnum)
          from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '')
       ) as "order"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and c.relpersistence = 'p' and not c.relispartition and ${OURS}
     order by c.relname`,
  )
  return found.rows
}

/** Sequences stand outside of transactions: read after the snapshot, they are at or past every id in it. */
export async function listSequences(db: pg.ClientBase): Promise<SequenceFacts[]> {
  const names = await db.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and ${OURS} order by c.relname`,
  )
  const sequences: SequenceFacts[] = []
  for (const { name } of names.rows) {
    const state = await db.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${named(db, name)}`,
    )
    if (state.rows[0]) sequences.push({ name, ...state.rows[0] })
  }
  return sequences
}

export async function listMigrations(db: pg.ClientBase): Promise<string[]> {
  const there = await db.query(`select to_regclass('public.schema_migration') as table`)
  if (there.rows[0]?.table === null) return []
  const found = await db.query<{ name: string }>('select name from public.schema_migration order by id')
  return found.rows.map(({ name }) => name)
}

/** The end of the trail as `number:hash`; null where there is none. */
export async function findJangkar(db: pg.ClientBase): Promise<string | null> {
  const there = await db.query(`select to_regclass('public.ekor_jejak') as table`)
  if (there.rows[0]?.table === null) return null
  const found = await db.query<{ jangkar: string }>(
    `select nomor || ':' || encode(rantai, 'hex') as jangkar from public.ekor_jejak where nomor > 0`,
  )
  return found.rows[0]?.jangkar ?? null
}

/** Whether the database holds anything that an operator or a program may have made. */
export async function isEmptyDatabase(db: pg.ClientBase): Promise<boolean> {
  const found = await db.query(
    `select from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'
       and not exists (
         select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     limit 1`,
  )
  return found.rowCount === 0
}

export const named = (db: pg.ClientBase, table: string) => `public.${db.escapeIdentifier(table)}`
