import type { PindahTerakhir } from '@sehati/contract/konsultasi.rules'
import type { StatusKonsultasi } from '@sehati/contract/konsultasi.schema'
import type { Verdict } from '@sehati/contract/user.rules'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../db/db.ts'
import { exclusive, locks, shared } from '../../db/locks.ts'
import { hariDari, isAway, isClosed } from '../jadwal-tenaga/hari-layanan.store.ts'

/** The last move into this status, by its record. */
export const findPindahTerakhir = (db: Db, jadwal_id: number, ke: StatusKonsultasi): Promise<PindahTerakhir | null> =>
  db.row(sql`
    select oleh, waktu, dari from riwayat_status
    where jadwal_id = ${jadwal_id} and ke = ${ke} and dari <> ke
    order by riwayat_id desc limit 1`)

/**
 * Why the slot of a consultation cannot be had again, null where it can: its session closed or at other hours, the clinic
 * closed, the professional away. What it finds stays so until the transaction ends, by the locks that closings wait for.
 */
export async function findSlotRefusal(tx: Db, jadwal_id: number): Promise<Verdict> {
  // Waits for other moves to the same professional. A transaction that closes the day or adds a leave waits for this one.
  await tx.rows(sql`
    select ${exclusive(locks.pindah, sql`profesional_id`)},
      ${shared(locks.tanggal, sql`${hariKe(sql`mulai`)} - date '2000-01-01'`)},
      ${shared(locks.tenaga, sql`profesional_id`)}
    from konsultasi where jadwal_id = ${jadwal_id}`)
  const row = await tx.row<{ sama: boolean; tutup: boolean; cuti: boolean }>(sql`
    select j.is_available and ${hariDari(sql`k.mulai`)} = j.hari
        and (k.mulai::time, k.selesai::time) = (j.jam_mulai, j.jam_selesai) as sama,
      ${isClosed(hariKe(sql`k.mulai`))} as tutup, ${isAway(hariKe(sql`k.mulai`), sql`k.profesional_id`)} as cuti
    from konsultasi k join jadwal_tenaga j on j.jadwal_tenaga_id = k.jadwal_tenaga_id
    where k.jadwal_id = ${jadwal_id}
    for share of j`)
  if (row?.tutup) return 'CLINIC_CLOSED'
  if (row?.cuti) return 'PROFESSIONAL_AWAY'
  return row?.sama ? null : 'SLOT_INVALID'
}

const hariKe = (mulai: Sql): Sql => sql`(${mulai} at time zone 'Asia/Jakarta')::date`

/**
 * Gives a cancelled consultation back the status that it had; constraints and triggers judge it like a booking, and the
 * record is the database's. Triggers (docs/database.md#konsultasi) delete the cancellation's event where it is not published
 * yet, notify other processes of the slot and keep the counts. False where its session is no longer held at that time, or not
 * by anybody.
 */
export async function restoreBooking(
  db: Db,
  jadwal_id: number,
  to: { status: StatusKonsultasi; diubah_oleh: number; now: Date },
): Promise<boolean> {
  // Beside moves to the same professional, which take turns by the same lock.
  await db.rows(
    sql`select ${exclusive(locks.pindah, sql`profesional_id`)} from konsultasi where jadwal_id = ${jadwal_id}`,
  )
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
