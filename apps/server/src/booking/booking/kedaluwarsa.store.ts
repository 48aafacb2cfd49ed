import type { SebabBatal } from '@sehati/contract/consultation/konsultasi.schema'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { locks, tryExclusive } from '../../base/db/locks.ts'
import { afterCancelling } from './consequences.store.ts'

/** The most consultations of one statement; the next tick takes the others. */
const BATCH = 100

/**
 * Cancels the consultations `k` that are due, and returns their ids. The service itself acts: no account is recorded. What is being
 * changed at the same time is left alone; of any number of processes, one cancels each. What follows is `afterCancelling`.
 */
export async function updateJatuhTempo(db: Db, sebab: SebabBatal, isDue: Sql, now: Date): Promise<number[]> {
  const rows = await db.rows<{ jadwal_id: number }>(sql`
    with lama as (
      select k.* from konsultasi k where ${isDue}
      order by k.jadwal_id limit ${BATCH}
      for no key update of k skip locked
    ), baru as (
      update konsultasi k
      set status = 'dibatalkan', sebab_batal = ${sebab}, alasan_batal = null, dikonfirmasi_pada = null, diubah_oleh = null,
        updated_at = ${now}
      -- An array: all of them are locked before the first is written.
      where k.jadwal_id = any (array(select jadwal_id from lama))
      returning k.*
    ), ${afterCancelling()}
    select jadwal_id from baru order by jadwal_id`)
  return rows.map(({ jadwal_id }) => jadwal_id)
}

/**
 * Cancels the requests that have run out at `now`, where the clinic's setting says so. One whose start is more than a day
 * over, or its deadline 30, is left alone: after a longer outage, and when the setting is turned on, patients are not written to about
 * what is long over. The deadlines of these days are a short range of an index.
 */
export const updateKedaluwarsa = (db: Db, now: Date): Promise<number[]> =>
  updateJatuhTempo(
    db,
    'tidak_dijawab',
    sql`(select kedaluwarsa from pengaturan) and (select ${tryExclusive(locks.eskalasi, sql`1`)}) and k.status = 'diajukan'
        and k.jawab_sebelum <= ${now}::timestamptz and k.jawab_sebelum > ${now}::timestamptz - interval '30 days' and k.mulai > ${now}::timestamptz - interval '1 day'
        and tenggat_kedaluwarsa(k.jawab_sebelum, k.mulai, k.zona) <= ${now}::timestamptz`,
    now,
  )
