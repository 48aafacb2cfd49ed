import { tanggalWib } from '@sehati/contract/base/waktu'
import type { Usia } from '@sehati/contract/people/usia.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

/** What is kept of a statement: the 18th birthday, null of a person who is of age. */
export type UsiaBaru = { user_id: number; dewasa_pada: string | null; oleh: number }

/** What a person has said about their age, as it counts now, and how it stands with their guardian. */
export async function findUsia(db: Db, user_id: number, now: Date): Promise<Usia> {
  const hari = tanggalWib(now)
  const row = await db.row<Usia>(sql`
    select case when s.dewasa_pada > ${hari}::date then 'belum' when s.user_id is not null then 'ya' end as dewasa,
      case when s.dewasa_pada > ${hari}::date then s.dewasa_pada end as dewasa_pada,
      status_wali(o.user_id, ${now}::timestamptz) as wali
    from (values (${user_id}::int)) o (user_id)
    left join usia s on s.user_id = o.user_id`)
  return row as Usia
}

/** Adds the statement of a person; a constraint refuses a second one. One of a minor waits for bookings that are under way. */
export const insertUsia = (tx: Db, { user_id, dewasa_pada, oleh }: UsiaBaru, now: Date) =>
  tx.rows(sql`
    insert into usia (user_id, dewasa_pada, pada, oleh) values (${user_id}, ${dewasa_pada}::date, ${now}, ${oleh})`)

/** The same in the hand of an admin, who corrects what was said. */
export const putUsia = (tx: Db, { user_id, dewasa_pada, oleh }: UsiaBaru, now: Date) =>
  tx.rows(sql`
    insert into usia (user_id, dewasa_pada, pada, oleh) values (${user_id}, ${dewasa_pada}::date, ${now}, ${oleh})
    on conflict (user_id) do update set (dewasa_pada, pada, oleh) = (excluded.dewasa_pada, excluded.pada, excluded.oleh)`)
