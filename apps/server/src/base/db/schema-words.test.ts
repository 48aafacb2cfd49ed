import sql from 'sql-template-tag'
import { afterAll, expect, inject, test } from 'vitest'
import { createDatabase } from '../../../test/database.ts'
import { connect } from './db.ts'

const database = await createDatabase(inject('template'))
const db = connect(database.url, 1)
afterAll(async () => {
  await db.close()
  await database.drop()
})

test('every table, view, function and trigger, and every rule of several columns, says what it is for', async () => {
  const own = sql`not exists (select from pg_depend d where d.objid = o.oid and d.deptype = 'e')`
  const silent = await db.rows<{ name: string }>(sql`
    select 'relation ' || o.relname as name from pg_class o
    where o.relnamespace = 'public'::regnamespace and o.relkind in ('r', 'p', 'v') and o.relname <> 'schema_migration'
      and obj_description(o.oid, 'pg_class') is null
    union all
    select 'function ' || o.proname from pg_proc o
    where o.pronamespace = 'public'::regnamespace and o.prorettype <> 'trigger'::regtype and ${own}
      and obj_description(o.oid, 'pg_proc') is null
    union all
    select 'domain ' || o.typname from pg_type o
    where o.typnamespace = 'public'::regnamespace and o.typtype = 'd' and obj_description(o.oid, 'pg_type') is null
    union all
    -- A trigger of a function that serves several tables has the sentence of the function.
    select 'trigger ' || o.tgname from pg_trigger o join pg_class c on c.oid = o.tgrelid
    where c.relnamespace = 'public'::regnamespace and not o.tgisinternal
      and coalesce(obj_description(o.oid, 'pg_trigger'), obj_description(o.tgfoid, 'pg_proc')) is null
    union all
    select 'rule ' || o.conname from pg_constraint o
    where o.connamespace = 'public'::regnamespace and obj_description(o.oid, 'pg_constraint') is null
      and (o.contype = 'x' or (o.contype = 'u' or o.contype = 'c' and cardinality(o.conkey) > 1 or o.contype = 'f' and cardinality(o.conkey) > 1))
    order by name`)
  expect(silent.map(({ name }) => name)).toEqual([])
})

test('the triggers of a table have their order in their names', async () => {
  const found = await db.rows<{ name: string }>(sql`
    select t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and t.tgname !~ ('^' || c.relname || '_[1-9]0_')
    order by name`)
  expect(found.map(({ name }) => name)).toEqual([])
})
