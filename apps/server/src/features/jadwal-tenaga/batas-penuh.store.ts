import sql, { type Sql } from 'sql-template-tag'

/**
 * Fragments that say on which dates a cap of a professional leaves no room (decision 48). Every list that offers slots has one
 * of them. They call the functions of the database that the trigger and the explanation of a refusal use, but only for a
 * professional with a cap: without one each is a look-up by key.
 */
const isCapped = (profesional_id: Sql): Sql =>
  sql`exists (select from batas_tenaga b where b.profesional_id = ${profesional_id})`

/** The full dates of the weeks from that of `dari` to that of `sampai`: a datemultirange, null where there are none. */
export const fullBetween = (profesional_id: Sql, dari: Sql, sampai: Sql): Sql => sql`(
  case when ${isCapped(profesional_id)} then hari_penuh(${profesional_id}, (${dari})::date, (${sampai})::date) end)`

/** One date is full: for use with few dates and many professionals. */
export const isFullOn = (tanggal: Sql, profesional_id: Sql): Sql =>
  sql`(${isCapped(profesional_id)} and batas_penuh(${profesional_id}, ${tanggal}, 0) is not null)`
