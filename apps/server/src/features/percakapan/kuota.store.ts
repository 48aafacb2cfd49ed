import { KUOTA_BERKAS, KUOTA_BYTES } from '@sehati/contract/constants'
import type { ErrorCode } from '@sehati/contract/messages'
import sql from 'sql-template-tag'
import type { Db } from '../../db/db.ts'
import { exclusive, locks } from '../../db/locks.ts'

/** Requests that send files in one person's name take turns until the transaction ends. Called before `insertPesan`, by the order of `locks`. */
export async function lockKuota(db: Db, user_id: number): Promise<void> {
  await db.rows(sql`select ${exclusive(locks.kuotaBerkas, sql`${user_id}::int`)}`)
}

/** Why this person may not send one more file of so many bytes: what they sent within a day, and did not take back, counts. */
export async function checkKuota(db: Db, user_id: number, bytes: number, now: Date): Promise<ErrorCode | null> {
  const row = await db.row<{ berkas: number; bytes: number }>(sql`
    select count(*)::int as berkas, coalesce(sum(l.ukuran), 0)::bigint as bytes
    from percakapan p join lampiran l on l.pesan_id = p.id
    where p.pengirim_id = ${user_id} and p.ada_lampiran and p.waktu_kirim > ${now}::timestamptz - interval '24 hours'`)
  const sent = row ?? { berkas: 0, bytes: 0 }
  return sent.berkas >= KUOTA_BERKAS || sent.bytes + bytes > KUOTA_BYTES ? 'ATTACHMENT_QUOTA' : null
}
