import sql from 'sql-template-tag'
import type { Db } from './db.ts'

/** The next id of a table, taken before its row is written: words of the row are encrypted for its id. */
export async function takeId(tx: Db, table: string, column: string): Promise<number> {
  const row = await tx.row<{ id: number }>(sql`select nextval(pg_get_serial_sequence(${table}, ${column}))::int as id`)
  return (row as { id: number }).id
}
