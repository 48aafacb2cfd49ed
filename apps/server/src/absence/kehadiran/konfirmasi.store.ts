import { KONFIRMASI_TERLAMBAT_JAM } from '@sehati/contract/absence/kehadiran.rules'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { isoOf } from '../../base/db/iso.ts'
import { updateJatuhTempo } from '../../booking/booking/kedaluwarsa.store.ts'

/** The patient of the consultation `k` was asked to confirm it, and has not. */
const isAsked = sql`k.status = 'disetujui' and k.konfirmasi_sampai is not null and k.dikonfirmasi_pada is null`

/**
 * Cancels what was not confirmed until its time; the place goes to who is in line for it. Not of a patient who has an open alert by now,
 * and not after a longer outage, so close to the start that the patient may be on their way.
 */
export const updateTanpaKonfirmasi = (db: Db, now: Date): Promise<number[]> =>
  updateJatuhTempo(
    db,
    'tidak_dikonfirmasi',
    sql`${isAsked} and k.konfirmasi_sampai <= ${now}::timestamptz
        and k.konfirmasi_sampai > ${now}::timestamptz - make_interval(hours => ${KONFIRMASI_TERLAMBAT_JAM})
        and not tanpa_batas_hadir(k.user_id, k.jenis_id)`,
    now,
  )

/** What a patient is asked to confirm, soonest first, as JSON. */
export const konfirmasiOf = (user_id: number, now: Date): Sql => sql`coalesce((
  select jsonb_agg(jsonb_build_object('jadwal_id', k.jadwal_id, 'tanggal', ${isoOf(sql`k.mulai`)}, 'zona', k.zona,
    'sampai', ${isoOf(sql`k.konfirmasi_sampai`)}) order by k.mulai)
  from konsultasi k where k.user_id = ${user_id} and k.mulai > ${now}::timestamptz and ${isAsked}), '[]')`

/** Until when the reader of a row `n`, a reminder of the day before, is asked to confirm its consultation; null where they need not. */
export const konfirmasiUntuk = (n: Sql): Sql => sql`(
  select k.konfirmasi_sampai from konsultasi k
  where ${n}.jenis = 'pengingat_besok' and k.jadwal_id = ${n}.jadwal_id and k.user_id = ${n}.user_id and k.mulai = ${n}.mulai and ${isAsked})`
