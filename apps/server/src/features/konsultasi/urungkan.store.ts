import type { PembatalanTerakhir } from '@sehati/contract/konsultasi.rules'
import sql from 'sql-template-tag'
import type { Db } from '../../db/db.ts'
import { hariDari } from '../jadwal-tenaga/hari-layanan.store.ts'

/** The last cancellation of a consultation, by its record. */
export const findPembatalan = (db: Db, jadwal_id: number): Promise<PembatalanTerakhir | null> =>
  db.row(sql`
    select oleh, waktu, dari from riwayat_status
    where jadwal_id = ${jadwal_id} and ke = 'dibatalkan' and dari <> 'dibatalkan'
    order by riwayat_id desc limit 1`)

/**
 * Gives a cancelled consultation back the status that it had; constraints and triggers judge it like a booking, and the
 * record is the database's. False where its session is no longer held at that time, or not by anybody.
 */
export async function restoreBooking(
  db: Db,
  jadwal_id: number,
  to: { status: PembatalanTerakhir['dari']; diubah_oleh: number; now: Date },
): Promise<boolean> {
  // Beside moves to the same professional, which take turns by the same lock.
  await db.rows(sql`select pg_advisory_xact_lock(7003, profesional_id) from konsultasi where jadwal_id = ${jadwal_id}`)
  const row = await db.row(sql`
    with slot as (
      select j.* from jadwal_tenaga j
      join tenaga_profesional t on t.profesional_id = j.profesional_id
      join users tu on tu.user_id = t.user_id and tu.status_user = 'aktif' and tu.level_id in (2, 3)
      join konsultasi k on k.jadwal_tenaga_id = j.jadwal_tenaga_id
      where k.jadwal_id = ${jadwal_id} and j.is_available and ${hariDari(sql`k.mulai`)} = j.hari
        and (k.mulai::time, k.selesai::time) = (j.jam_mulai, j.jam_selesai)
      for share of j
    )
    update konsultasi k
    set status = ${to.status}, alasan_batal = null, diubah_oleh = ${to.diubah_oleh}, updated_at = ${to.now}
    from slot
    where k.jadwal_id = ${jadwal_id} and k.jadwal_tenaga_id = slot.jadwal_tenaga_id
    returning k.jadwal_id`)
  return row !== null
}
