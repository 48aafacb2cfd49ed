import sql, { type Sql } from 'sql-template-tag'

/** An instant within JSON or a text, as the other columns of the API are: `2026-11-23T09:00:00+07:00`, in Jakarta, in whole seconds. */
export const isoOf = (at: Sql): Sql =>
  sql`to_char(${at} at time zone 'Asia/Jakarta', 'YYYY-MM-DD"T"HH24:MI:SS"+07:00"')`
