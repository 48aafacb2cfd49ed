import sql, { type Sql } from 'sql-template-tag'

/**
 * Fragments about places that are kept back for urgent visits. `mulai` is the start of a consultation within the session `j`:
 * each start has a release of its own. Holds and the explanation of a refusal use these; lists read
 * `slot_status`, and the guard of `konsultasi` asks the same of bookings and moves.
 */
const release = (mulai: Sql): Sql => sql`(${mulai} - j.lepas_menit * interval '1 minute')`

/** The place opens for all types later than `now`. Most sessions are not kept back: for these nothing is computed. */
export const isKeptBack = (mulai: Sql, now: Date): Sql => sql`(j.cadangan and ${release(mulai)} > ${now}::timestamptz)`

/** The instant at which the place opens for all types; null where it is open already. */
export const keptBackUntil = (mulai: Sql, now: Date): Sql =>
  sql`case when ${isKeptBack(mulai, now)} then ${release(mulai)} end`
