import { scheduledStatuses } from '@sehati/contract/consultation/konsultasi.rules'
import type { SisiKonsultasi, TerdampakAkun } from '@sehati/contract/staffing/kedudukan.schema'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

/** Scheduled consultations ahead in which the user has this part. */
const aheadOf = (user_id: number, sisi: SisiKonsultasi, now: Date): Sql => sql`
  k.status = any(${[...scheduledStatuses]}::text[]) and k.mulai > ${now}::timestamptz and
  ${
    sisi === 'pasien'
      ? sql`k.user_id = ${user_id}`
      : sql`k.profesional_id = (select profesional_id from tenaga_profesional where user_id = ${user_id})`
  }`

/** The consultations that the user's departure affects, earliest first, without their texts. */
export const listTerdampak = (
  db: Db,
  user_id: number,
  now: Date,
): Promise<(Omit<TerdampakAkun, 'usulan'> & { user_id: number })[]> =>
  db.rows(sql`
    select k.jadwal_id, k.user_id, k.mulai as tanggal, k.zona, k.status,
      case when k.user_id = ${user_id} then 'pasien' else 'profesional' end as sisi,
      p.name, tu.name as nama_profesional
    from konsultasi k
    join users p on p.user_id = k.user_id
    join tenaga_profesional t on t.profesional_id = k.profesional_id
    join users tu on tu.user_id = t.user_id
    where (${aheadOf(user_id, 'pasien', now)}) or (${aheadOf(user_id, 'profesional', now)})
    order by k.mulai, k.jadwal_id`)

/**
 * The user's consultations on one side, each with its patient, by id, locked until the transaction ends. To be called after the change of
 * status or level in the same transaction: that change waited for bookings in flight, so that all of them are found.
 */
export async function lockAhead(
  tx: Db,
  { user_id, sisi }: { user_id: number; sisi: SisiKonsultasi },
  now: Date,
): Promise<Map<number, number>> {
  const rows = await tx.rows<{ jadwal_id: number; user_id: number }>(sql`
    select k.jadwal_id, k.user_id from konsultasi k where ${aheadOf(user_id, sisi, now)}
    order by k.jadwal_id for no key update`)
  return new Map(rows.map(({ jadwal_id, user_id }) => [jadwal_id, user_id]))
}
