import sql, { raw } from 'sql-template-tag'
import type { Db } from '../src/base/db/db.ts'

/** The statements that take a guarantee of the database away, and bring it back. */
export type Guarantee = { drop: string; restore: string }

/**
 * A constraint, unique index or trigger by its name. A question that a guard asks among others is named by the constraint that it
 * reports; it is not asked any more. A function that only refuses does nothing.
 */
export async function guaranteeOf(db: Db, name: string): Promise<Guarantee> {
  const found = await db.row<Guarantee>(sql`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
    from pg_constraint where conname = ${name} and contype in ('x', 'u')
    union all
    select format('drop trigger %I on %s', tgname, tgrelid::regclass), pg_get_triggerdef(oid)
    from pg_trigger where tgname = ${name}
    union all
    select format('drop index %I', indexname), indexdef from pg_indexes
    where indexname = ${name} and not exists (select from pg_constraint where conname = ${name})
    union all
    select replace(pg_get_functiondef(oid), format('then %L', ${name}::text), 'then null'), pg_get_functiondef(oid)
    from pg_proc where proname = 'guard_konsultasi' and position(format('then %L', ${name}::text) in prosrc) > 0
    union all
    select replace(pg_get_functiondef(oid), prosrc, ' begin end '), pg_get_functiondef(oid)
    from pg_proc where proname = ${name} and prorettype = 'void'::regtype`)
  if (!found) throw new Error(`there is no ${name}`)
  return found
}

/** Does the work while the guarantee is away. */
export async function without<T>(db: Db, name: string, work: () => Promise<T>): Promise<T> {
  const { drop, restore } = await guaranteeOf(db, name)
  await db.rows(sql`${raw(drop)}`)
  try {
    return await work()
  } finally {
    await db.rows(sql`${raw(restore)}`)
  }
}
