import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { locks, tryExclusive } from '../../base/db/locks.ts'
import { afterCancelling } from './consequences.store.ts'

/** The most requests of one statement; the next tick takes the others. */
const BATCH = 100

/**
 * Cancels the requests that have run out at `now`, where the clinic's setting says so, and returns their ids. The service
 * itself acts: no account is recorded. A request that is being answered is left alone, and one whose start is more than a day
 * over, or its deadline 30: after a longer outage, and when the setting is turned on, patients are not written to about what is
 * long over. The deadlines of these days are a short range of an index. What follows is `afterCancelling`.
 */
export async function updateKedaluwarsa(db: Db, now: Date): Promise<number[]> {
  const rows = await db.rows<{ jadwal_id: number }>(sql`
    with lama as (
      select k.*
      from konsultasi k
      where (select kedaluwarsa from pengaturan) and (select ${tryExclusive(locks.eskalasi, sql`1`)}) and k.status = 'diajukan'
        and k.jawab_sebelum <= ${now}::timestamptz and k.jawab_sebelum > ${now}::timestamptz - interval '30 days' and k.mulai > ${now}::timestamptz - interval '1 day'
        and tenggat_kedaluwarsa(k.jawab_sebelum, k.mulai, k.zona) <= ${now}::timestamptz
      order by k.jadwal_id limit ${BATCH}
      for no key update of k skip locked
    ), baru as (
      update konsultasi k
      set status = 'dibatalkan', sebab_batal = 'tidak_dijawab', alasan_batal = null, dikonfirmasi_pada = null, diubah_oleh = null,
        updated_at = ${now}
      -- An array: all of them are locked before the first is written.
      where k.jadwal_id = any (array(select jadwal_id from lama))
      returning k.*
    ), ${afterCancelling()}
    select jadwal_id from baru order by jadwal_id`)
  return rows.map(({ jadwal_id }) => jadwal_id)
}
