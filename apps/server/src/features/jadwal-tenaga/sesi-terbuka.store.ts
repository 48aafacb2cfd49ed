import sql from 'sql-template-tag'

/** The professional `t` has a weekly session that is open. */
export const hasOpenSession = sql`exists (
  select from jadwal_tenaga j where j.profesional_id = t.profesional_id and j.is_available)`
