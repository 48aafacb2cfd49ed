import { JENIS_UMUM } from '@sehati/contract/base/constants'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { exclusive, locks, shared } from '../../base/db/locks.ts'
import { isAway, isClosed, type Jam, jamDi, takesPlaceOn } from '../../schedule/jadwal-tenaga/hari-layanan.store.ts'

/** The current state of the slot that a consultation had. */
export type SlotLama = {
  /**
   * The session takes place on that date, and still has those hours, also by the clock of the same zone; of a type that starts within a session, it still covers
   * them.
   */
  sesiTetap: boolean
  /** Its professional is active, and still a professional. */
  tenagaAktif: boolean
  /** The clinic is closed at some of those hours. */
  tutup: boolean
  /** The professional is on leave at some of those hours. */
  cuti: boolean
}

/**
 * The slot of a consultation, unchanged until the transaction ends, by the locks that closings wait for.
 * The caller has locked the consultation.
 */
export async function lockSlotLama(tx: Db, jadwal_id: number): Promise<SlotLama | null> {
  // Waits for other moves to the same professional. A transaction that closes the day or adds a leave waits for this one.
  await tx.rows(sql`
    select ${exclusive(locks.pindah, sql`profesional_id`)},
      ${shared(locks.tanggal, sql`${hariKe(sql`mulai`)} - date '2000-01-01'`)},
      ${shared(locks.tenaga, sql`profesional_id`)}
    from konsultasi where jadwal_id = ${jadwal_id}`)
  return tx.row(sql`
    select k.zona = j.zona and ${isSesiTetap(sql`k`, itsHours)} as "sesiTetap",
      tu.status_user = 'aktif' and tu.level_id in (2, 3) as "tenagaAktif",
      ${isClosed(hariKe(sql`k.mulai`), itsHours)} as tutup,
      ${isAway(hariKe(sql`k.mulai`), sql`k.profesional_id`, itsHours)} as cuti
    from konsultasi k
    join jadwal_tenaga j on j.jadwal_tenaga_id = k.jadwal_tenaga_id
    join tenaga_profesional t on t.profesional_id = k.profesional_id
    join users tu on tu.user_id = t.user_id
    where k.jadwal_id = ${jadwal_id}
    for share of j`)
}

/**
 * The open session `j` still has the time of the row, whose hours these are: it takes place on that date, at those hours; of a type that
 * starts within a session, it still covers them.
 */
export const isSesiTetap = (waktu: Sql, { mulai, selesai }: Jam): Sql => sql`(
  j.is_available and ${takesPlaceOn(hariKe(sql`${waktu}.mulai`))}
  and case when ${waktu}.jenis_id = ${JENIS_UMUM.jenis_id} then (${mulai}, ${selesai}) = (j.jam_mulai, j.jam_selesai)
    else ${mulai} >= j.jam_mulai and ${selesai} <= j.jam_selesai end)`

/** The hours of the consultation `k` by the clock of its clinic. */
const itsHours = { mulai: jamDi(sql`k.mulai`, sql`k.zona`), selesai: jamDi(sql`k.selesai`, sql`k.zona`) }
const hariKe = (mulai: Sql): Sql => sql`tanggal_wib(${mulai})`
