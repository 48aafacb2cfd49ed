import sql from 'sql-template-tag'
import type { Db } from '../base/db/db.ts'

/** How far the clocks of two machines may differ. A time further ahead was written while a clock was wrong, and does not count. */
const APART = sql`interval '5 minutes'`

/**
 * Claims the run of a work that was due at `due`: true for one process, false where it was claimed already. A work that was never
 * seen before begins with its next time.
 */
export async function takeRun(db: Db, name: string, due: Date, now: Date): Promise<boolean> {
  const row = await db.row(sql`
    with first as (
      insert into recurring_work (name, last_due) values (${name}, ${due}) on conflict do nothing
    )
    update recurring_work set last_due = ${due}::timestamptz
    where name = ${name} and (last_due < ${due}::timestamptz or last_due > ${now}::timestamptz + ${APART})
    returning name`)
  return row !== null
}
