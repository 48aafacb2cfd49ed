import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { exclusive, locks } from '../../base/db/locks.ts'

/** Requests that send files of one person take turns until the transaction ends. Call it before `insertPesan`, by the order of `locks`. */
export async function lockKuota(db: Db, user_id: number): Promise<void> {
  await db.rows(sql`select ${exclusive(locks.kuotaBerkas, sql`${user_id}::int`)}`)
}

/** How many files this person has sent within a day, and their bytes. A file that was deleted does not count. */
export async function countBerkas(db: Db, user_id: number, now: Date): Promise<{ berkas: number; bytes: number }> {
  const row = await db.row<{ berkas: number; bytes: number }>(sql`
    select count(*)::int as berkas, coalesce(sum(l.ukuran), 0)::bigint as bytes
    from percakapan p join lampiran l on l.pesan_id = p.id
    where p.pengirim_id = ${user_id} and p.ada_lampiran and p.waktu_kirim > ${now}::timestamptz - interval '24 hours'`)
  return row ?? { berkas: 0, bytes: 0 }
}
