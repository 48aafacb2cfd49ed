import type { Jaga } from '@sehati/contract/safety/jaga.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { namaUrut } from '../../base/db/nama-urut.ts'

const ROWS = 500

type Rentang = { mulai: Date; selesai: Date }

/** The shifts that end after `now`, earliest first. */
export const listJaga = (db: Db, now: Date): Promise<Jaga[]> =>
  db.rows(sql`
    select j.jaga_id, j.user_id, u.name, u.level_id, j.mulai, j.selesai, j.mulai <= ${now}::timestamptz as sekarang
    from jaga j join users u on u.user_id = j.user_id
    where j.selesai > ${now}::timestamptz
    order by j.mulai, ${namaUrut(sql`u.name`)}, j.jaga_id limit ${ROWS}`)

/** Whether this person has exactly this shift already. */
export const hasJaga = async (tx: Db, { user_id, mulai, selesai }: Rentang & { user_id: number }): Promise<boolean> =>
  (await tx.row(sql`
    select from jaga where user_id = ${user_id} and mulai = ${mulai} and selesai = ${selesai}`)) !== null

/** Adds a shift and returns its id. Constraints refuse a person without the duty and a shift that overlaps another one of theirs. */
export async function insertJaga(
  tx: Db,
  { user_id, mulai, selesai, oleh }: Rentang & { user_id: number; oleh: number },
): Promise<number> {
  const row = await tx.row<{ jaga_id: number }>(sql`
    insert into jaga (user_id, mulai, selesai, oleh) values (${user_id}, ${mulai}, ${selesai}, ${oleh}) returning jaga_id`)
  return (row as { jaga_id: number }).jaga_id
}

/** Removes a shift that ends after `now`, and returns its person; null where there is none. A trigger withdraws promised calls. */
export const removeJaga = (tx: Db, jaga_id: number, now: Date): Promise<{ user_id: number } | null> =>
  tx.row(sql`delete from jaga where jaga_id = ${jaga_id} and selesai > ${now}::timestamptz returning user_id`)
