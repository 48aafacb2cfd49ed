import type pg from 'pg'

/** A booking that the server has confirmed. */
export type Acknowledged = { id: number; userId: number; sessionId: number }

/** What is wrong in the database; all zero and empty when nothing is. */
export type Findings = {
  /** Acknowledged and not there, or there as something else. */
  lost: number
  /** Acknowledged once and there several times. */
  repeated: number
  /** Two live bookings of one slot, or of one patient at one time. */
  shared: number
  /** A booking whose first move was not recorded exactly once. */
  unrecorded: number
  /** A live booking without its place in `tempat`, or the place of a booking that is not live. */
  unplaced: number
  damage: string[]
}

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
       group by jadwal_id having count(riwayat_id) <> 1`,
    ),
    unplaced: await count(
      db,
      `select from (select jadwal_id, profesional_id, mulai - jeda_sebelum * interval '1 minute' as dari,
           selesai + jeda_sesudah * interval '1 minute' as sampai from konsultasi where status <> 'dibatalkan') k
       full join (select tempat_id, profesional_id, dari, sampai from tempat where jenis = 'konsultasi') t
         on (t.tempat_id, t.profesional_id, t.dari, t.sampai) = (k.jadwal_id, k.profesional_id, k.dari, k.sampai)
       where t.tempat_id is null or k.jadwal_id is null`,
    ),
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

async function count(db: pg.Client, rows: string, values: unknown[] = []): Promise<number> {
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
