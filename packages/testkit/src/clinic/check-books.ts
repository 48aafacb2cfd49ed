import type pg from 'pg'
import type { Clinic } from './numbered-clinic.ts'

/** The bookings in the database, compared with those that the server acknowledged. */
export type Books = {
  acknowledged: number
  rows: number
  /** Acknowledged and not there; there and not acknowledged; two of one slot or of one patient at one time. */
  lost: number
  unanswered: number
  double: number
  /** How many of them still wait for their notifications: the server does that work beside the load. */
  pending: number
}

type Looked = Pick<Books, 'rows' | 'lost' | 'unanswered' | 'pending'>

export async function checkBooks(db: pg.Client, clinic: Clinic, acknowledged: number[]): Promise<Books> {
  const found = await db.query<Looked>(
    `select count(k.jadwal_id)::int as rows, count(*) filter (where k.jadwal_id is null)::int as lost,
       count(*) filter (where acknowledged.jadwal_id is null)::int as unanswered,
       (select count(*)::int from peristiwa) as pending
     from (select jadwal_id from konsultasi where jadwal_id > $1 and status = 'diajukan') k
     full join unnest($2::int[]) acknowledged (jadwal_id) on acknowledged.jadwal_id = k.jadwal_id`,
    [clinic.lastConsultation, acknowledged],
  )
  // Counted without the constraints that forbid doubles: this check must not depend on them.
  const double = await db.query<{ n: number }>(
    `select (
       select count(*) from (
         select from konsultasi where status <> 'dibatalkan' group by profesional_id, mulai having count(*) > 1
       ) slots
     )::int + (
       select count(*) from (
         select from konsultasi where status <> 'dibatalkan' group by user_id, mulai having count(*) > 1
       ) people
     )::int as n`,
  )
  return { acknowledged: acknowledged.length, ...(found.rows[0] as Looked), double: double.rows[0]?.n ?? 0 }
}

export const isRight = ({ lost, unanswered, double }: Books): boolean => lost + unanswered + double === 0
