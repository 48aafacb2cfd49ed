import sql, { empty, type Sql } from 'sql-template-tag'
import type { Batas, Rentang } from './cari.ts'

// Pages follow each other by the row at which the last one ended: a row that comes meanwhile moves none.

/** What names a row as the end of a page: the instant by which rows are ordered, to the microsecond, and the id. */
export const penanda = (at: Sql, id: Sql): Sql =>
  sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || ${id} as penanda`

/** Rows after the end of the page before. */
export const sesudah = (at: Sql, id: Sql, batas: Batas | null, arah: 'naik' | 'turun'): Sql => {
  if (!batas) return empty
  const end = sql`(${batas.pada}::timestamptz, ${batas.id}::int)`
  return arah === 'naik' ? sql`and (${at}, ${id}) > ${end}` : sql`and (${at}, ${id}) < ${end}`
}

export const dalam = (at: Sql, { dari, sampai }: Rentang): Sql =>
  sql`${dari ? sql`and ${at} >= ${dari}::timestamptz` : empty} ${sampai ? sql`and ${at} < ${sampai}::timestamptz` : empty}`
