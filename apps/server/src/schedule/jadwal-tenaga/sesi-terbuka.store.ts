import { tanggalWib } from '@sehati/contract/base/waktu'
import sql, { type Sql } from 'sql-template-tag'

/** The last date of the session `j` is not past. */
export const isNotEnded = (now: Date): Sql =>
  sql`(j.berlaku_sampai is null or j.berlaku_sampai >= ${tanggalWib(now)}::date)`

/** The professional `t` has a session that is open and has not ended. */
export const hasOpenSession = (now: Date): Sql => sql`exists (
  select from jadwal_tenaga j where j.profesional_id = t.profesional_id and j.is_available and ${isNotEnded(now)})`
