import sql, { type Sql } from 'sql-template-tag'

/**
 * When a place that is kept back for urgent visits opens for all types: an instant; null where it is open already. `mulai` is the
 * start of a consultation within the session `j`: each start has a release of its own.
 */
export const keptBackUntil = (mulai: Sql, now: Date): Sql =>
  sql`lepas_pada(j.cadangan, j.lepas_menit, ${mulai}, ${now}::timestamptz)`
