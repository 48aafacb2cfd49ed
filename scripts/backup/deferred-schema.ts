import type pg from 'pg'
import { named } from './catalog.ts'

/** Constraints and indexes that were taken away for loading, as the statements that bring them back, in their order. */
export type Deferred = { indexes: string[]; keys: string[] }
type Taken = { name: string; definition: string; words: string | null }

/**
 * Takes away everything that would look at each row as it comes: foreign keys, exclusion, unique and primary keys,
 * indexes. Made at the end in one go they cost a fraction, and they judge the rows all the same. Needs no superuser.
 */
export async function deferConstraints(db: pg.ClientBase): Promise<Deferred> {
  const constraints = await db.query<Taken & { table: string; type: string }>(
    `select c.relname as table, k.conname as name, k.contype as type, pg_get_constraintdef(k.oid) as definition,
       obj_description(k.oid, 'pg_constraint') as words
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     where c.relnamespace = 'public'::regnamespace and k.contype in ('f', 'x', 'u', 'p') and k.conparentid = 0
     order by array_position(array['f', 'x', 'u', 'p']::"char"[], k.contype), c.relname, k.conname`,
  )
  /** A comment goes with what it describes, and comes back with it. */
  const described = (statement: string, target: string, words: string | null) =>
    words === null ? statement : `${statement}; comment on ${target} is ${db.escapeLiteral(words)}`
  const make = ({ table, name, definition, words }: (typeof constraints.rows)[number]) =>
    described(
      `alter table ${named(db, table)} add constraint ${db.escapeIdentifier(name)} ${definition}`,
      `constraint ${db.escapeIdentifier(name)} on ${named(db, table)}`,
      words,
    )
  const deferred: Deferred = { indexes: [], keys: [] }
  for (const constraint of constraints.rows) {
    const list = constraint.type === 'f' ? deferred.keys : deferred.indexes
    list.push(make(constraint))
    await db.query(`alter table ${named(db, constraint.table)} drop constraint ${db.escapeIdentifier(constraint.name)}`)
  }
  const indexes = await db.query<Taken>(
    `select c.relname as name, pg_get_indexdef(c.oid) as definition, obj_description(c.oid, 'pg_class') as words
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relnamespace = 'public'::regnamespace and not c.relispartition order by c.relname`,
  )
  for (const { name, definition, words } of indexes.rows) {
    deferred.indexes.push(described(definition, `index ${named(db, name)}`, words))
    await db.query(`drop index ${named(db, name)}`)
  }
  return deferred
}

/** Brings everything back: indexes side by side on several connections, then foreign keys, which check all rows at once. */
export async function restoreConstraints(
  connections: pg.ClientBase[],
  deferred: Deferred,
  say: (line: string) => void,
): Promise<void> {
  const waiting = deferred.indexes.values()
  const [first] = connections
  await Promise.all(
    connections.map(async (db) => {
      await db.query(`set maintenance_work_mem = '256MB'`)
      for (const statement of waiting) await timed(db, statement, say)
    }),
  )
  for (const statement of deferred.keys) if (first) await timed(first, statement, say)
}

const WORTH_SAYING_S = 2

async function timed(db: pg.ClientBase, statement: string, say: (line: string) => void): Promise<void> {
  const begin = performance.now()
  await db.query(statement)
  const seconds = (performance.now() - begin) / 1000
  if (seconds > WORTH_SAYING_S) say(`  … ${statement.slice(0, 90)} (${seconds.toFixed(0)} s)`)
}

/** All that was deferred, as text: the same before and after. */
export async function describeSchema(db: pg.ClientBase): Promise<string[]> {
  const found = await db.query<{ line: string }>(
    `select format('%s %s %s %s %s', c.relname, k.conname, pg_get_constraintdef(k.oid), k.convalidated,
       obj_description(k.oid, 'pg_constraint')) as line
     from pg_constraint k join pg_class c on c.oid = k.conrelid where c.relnamespace = 'public'::regnamespace
     union all
     select format('%s %s %s %s', pg_get_indexdef(i.indexrelid), i.indisvalid, i.indisprimary,
       obj_description(i.indexrelid, 'pg_class')) from pg_index i
     join pg_class c on c.oid = i.indexrelid where c.relnamespace = 'public'::regnamespace
     union all
     select format('%s %s %s', c.relname, t.tgname, t.tgenabled) from pg_trigger t
     join pg_class c on c.oid = t.tgrelid where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
     order by line`,
  )
  return found.rows.map(({ line }) => line)
}
