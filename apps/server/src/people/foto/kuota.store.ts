import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

/** The period of the quota. */
const LOOK_BACK = sql`interval '24 hours'`

/** How many photos this person has added within a day, and their bytes. */
export async function countUnggahan(db: Db, user_id: number, now: Date): Promise<{ foto: number; bytes: number }> {
  const row = await db.row<{ foto: number; bytes: number }>(sql`
    select count(*)::int as foto, coalesce(sum(ukuran), 0)::bigint as bytes from foto_unggahan
    where user_id = ${user_id} and waktu > ${now}::timestamptz - ${LOOK_BACK}`)
  return row ?? { foto: 0, bytes: 0 }
}

/** Counts a photo, and deletes this person's counts that have expired. */
export async function insertUnggahan(db: Db, user_id: number, bytes: number, now: Date): Promise<void> {
  await db.rows(sql`
    with lama as (
      delete from foto_unggahan where user_id = ${user_id} and waktu <= ${now}::timestamptz - ${LOOK_BACK}
    )
    insert into foto_unggahan (user_id, ukuran, waktu) values (${user_id}, ${bytes}, ${now})`)
}
