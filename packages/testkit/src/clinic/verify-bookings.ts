import type pg from 'pg'
import { countBeyondLimits, type LimitFindings } from './verify-limits.ts'

/** A booking or a hold that the server has confirmed. */
export type Acknowledged = { id: number; userId: number; sessionId: number }

/** What is wrong in the database; all zero and empty when nothing is. */
export type Findings = LimitFindings & {
  /** Acknowledged and not there, or there as something else. */
  lost: number
  /** Acknowledged once and there several times. */
  repeated: number
  /** Two live bookings of one slot, or of one patient at one time. */
  shared: number
  /** A booking whose first status was not recorded exactly once. */
  unrecorded: number
  /** A live booking without its place in `tempat`, or whose place is of another time or professional. */
  placeMissing: number
  /** A place of a booking that is not live or does not exist. Holds are no bookings: they end by themselves. */
  placeOrphan: number
  damage: string[]
}

/** How many violations there are; 0 on a sound database. */
export const countWrong = ({ damage, ...counts }: Findings): number =>
  Object.values(counts).reduce((sum, n) => sum + n, damage.length)

export async function verifyBookings(db: pg.Client, acknowledged: Acknowledged[]): Promise<Findings> {
  const lists = [
    acknowledged.map((one) => one.id),
    acknowledged.map((one) => one.userId),
    acknowledged.map((one) => one.sessionId),
  ]
  const acknowledgedRows = 'unnest($1::int[], $2::int[], $3::int[]) acknowledged (jadwal_id, user_id, jadwal_tenaga_id)'
  return {
    lost: await count(
      db,
      `select from ${acknowledgedRows} left join konsultasi k using (jadwal_id, user_id, jadwal_tenaga_id)
       where k.status is distinct from 'diajukan'`,
      lists,
    ),
    repeated: await count(
      db,
      `select from ${acknowledgedRows} join konsultasi k using (user_id, jadwal_tenaga_id)
       group by acknowledged.jadwal_id having count(distinct k.jadwal_id) > 1`,
      lists,
    ),
    shared: await count(db, `${overlapping('profesional_id')} union all ${overlapping('user_id')}`),
    unrecorded: await count(
      db,
      `select from konsultasi left join riwayat_status using (jadwal_id)
       group by jadwal_id having count(riwayat_id) filter (where dari is null) <> 1`,
    ),
    placeMissing: await count(
      db,
      `select from konsultasi k where k.status <> 'dibatalkan' and not exists (
         select from tempat p where p.tempat_id = k.jadwal_id and p.jenis = 'konsultasi'
           and (p.profesional_id, p.dari, p.sampai) = (k.profesional_id,
             k.mulai - k.jeda_sebelum * interval '1 minute', k.selesai + k.jeda_sesudah * interval '1 minute'))`,
    ),
    placeOrphan: await count(
      db,
      `select from tempat p where p.jenis = 'konsultasi' and not exists (
         select from konsultasi k where k.jadwal_id = p.tempat_id and k.status <> 'dibatalkan')`,
    ),
    ...(await countBeyondLimits(db)),
    damage: await findDamage(db),
  }
}

/** Live bookings of one person that begin before the one before them has ended. */
function overlapping(person: 'profesional_id' | 'user_id'): string {
  return `select from (
      select mulai < max(selesai) over (
               partition by ${person} order by mulai, jadwal_id rows between unbounded preceding and 1 preceding
             ) as meets
      from konsultasi where status <> 'dibatalkan'
    ) of_one where meets`
}

/** How many of these holds, none of which has ended, are not in the database. */
export const countLostHolds = (db: pg.ClientBase, held: Acknowledged[]): Promise<number> =>
  count(
    db,
    `select from unnest($1::int[], $2::int[], $3::int[]) held (tempat_id, user_id, jadwal_tenaga_id)
     left join tempat p using (tempat_id, user_id, jadwal_tenaga_id) where p.jenis is distinct from 'tahan'`,
    [held.map(({ id }) => id), held.map(({ userId }) => userId), held.map(({ sessionId }) => sessionId)],
  )

async function count(db: pg.ClientBase, rows: string, values: unknown[] = []): Promise<number> {
  const found = await db.query<{ n: number }>(`select count(*)::int as n from (${rows}) found`, values)
  return found.rows[0]?.n ?? 0
}

/** amcheck reads every index and table of ours and compares them. */
async function findDamage(db: pg.Client): Promise<string[]> {
  await db.query('create extension if not exists amcheck')
  const damage: string[] = []
  const objects = await db.query<{ name: string; check: string }>(
    `select c.relname as name,
            case am.amname when 'btree' then format('select bt_index_check(%s, true)', c.oid)
                           when 'gin' then format('select gin_index_check(%s)', c.oid)
                           else format('select * from verify_heapam(%s)', c.oid) end as check
     from pg_class c join pg_am am on am.oid = c.relam
     where c.relnamespace = 'public'::regnamespace
       and (am.amname in ('btree', 'heap') or am.amname = 'gin' and to_regproc('gin_index_check') is not null)`,
  )
  for (const { name, check } of objects.rows) {
    try {
      const found = await db.query<{ msg?: string }>(check)
      for (const row of found.rows) if (row.msg) damage.push(`${name}: ${row.msg}`)
    } catch (error) {
      damage.push(`${name}: ${(error as Error).message}`)
    }
  }
  return damage
}
