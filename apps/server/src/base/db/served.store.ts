import sql from 'sql-template-tag'
import type { Db } from './db.ts'

/** Whether a server process uses this database now. Each process keeps named connections for events and for the record of reads. */
export async function isServed(db: Db): Promise<boolean> {
  const row = await db.row<{ is_served: boolean }>(sql`
    select exists (
      select from pg_stat_activity where datname = current_database() and application_name like 'sehati %'
    ) as is_served`)
  return row?.is_served ?? false
}
