import sql from 'sql-template-tag'
import type { Db } from '../../src/db/db.ts'

/** Counts of forbidden states: 0 everywhere on a sound database. */
export type Violations = {
  professionalTwice: number
  patientTwice: number
  openRequestTwice: number
  keyTwice: number
  reviewedTwice: number
  hoursDiffer: number
}

const live = sql`a.status <> 'dibatalkan' and b.status <> 'dibatalkan'`
const overlap = sql`a.jadwal_id < b.jadwal_id and a.mulai < b.selesai and b.mulai < a.selesai`

export async function countViolations(db: Db): Promise<Violations> {
  const row = await db.row<Violations>(sql`select
    (select count(*)::int from konsultasi a join konsultasi b on a.profesional_id = b.profesional_id
      where ${overlap} and ${live}) as "professionalTwice",
    (select count(*)::int from konsultasi a join konsultasi b on a.user_id = b.user_id
      where ${overlap} and ${live}) as "patientTwice",
    (select count(*)::int from konsultasi a join konsultasi b on a.user_id = b.user_id and a.profesional_id = b.profesional_id
      where a.jadwal_id < b.jadwal_id and a.status in ('diajukan', 'menunggu') and b.status in ('diajukan', 'menunggu')) as "openRequestTwice",
    (select count(*)::int from konsultasi a join konsultasi b on a.pengaju_id = b.pengaju_id
      where a.jadwal_id < b.jadwal_id and a.idempotency_key = b.idempotency_key) as "keyTwice",
    (select count(*)::int from feedback a join feedback b using (jadwal_id) where a.feedback_id < b.feedback_id) as "reviewedTwice",
    (select count(*)::int from konsultasi k join jadwal_tenaga j using (jadwal_tenaga_id)
      where k.status <> 'dibatalkan' and k.mulai::time <> j.jam_mulai) as "hoursDiffer"`)
  if (!row) throw new Error('a query without a source table returns one row')
  return row
}

export const none: Violations = {
  professionalTwice: 0,
  patientTwice: 0,
  openRequestTwice: 0,
  keyTwice: 0,
  reviewedTwice: 0,
  hoursDiffer: 0,
}
