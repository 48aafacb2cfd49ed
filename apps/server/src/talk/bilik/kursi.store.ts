import type { KeadaanKursi, PeranBilik } from '@sehati/contract/talk/bilik.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

type Tempat = { jadwal_id: number; peran: PeranBilik }
type Halaman = Tempat & { sesi_id: number; sambungan: string }

/**
 * Takes an empty seat. Triggers refuse any other person and every time at which the room is closed, write
 * the history and publish the change to both people.
 */
export const insertKursi = async (
  tx: Db,
  { jadwal_id, peran, sesi_id, sambungan, user_id, keadaan }: Halaman & { user_id: number; keadaan: KeadaanKursi },
  now: Date,
): Promise<void> =>
  void (await tx.rows(sql`
    insert into bilik (jadwal_id, peran, user_id, sesi_id, sambungan, keadaan, sejak, denyut, ditutup_pada)
    values (${jadwal_id}, ${peran}, ${user_id}, ${sesi_id}, ${sambungan}, ${keadaan}, ${now}, ${now}, 'infinity')`))

/**
 * Another page, or another session, of the same account takes the seat. Triggers delete the signals of the
 * page before, and publish the change.
 */
export const updateHalaman = async (
  tx: Db,
  { jadwal_id, peran, sesi_id, sambungan }: Halaman,
  now: Date,
): Promise<void> =>
  void (await tx.rows(sql`
    update bilik set sesi_id = ${sesi_id}, sambungan = ${sambungan}, denyut = ${now}
    where jadwal_id = ${jadwal_id} and peran = ${peran}`))

/** The heartbeat of a page; false where it no longer sits there, or the seat counts as empty. */
export const updateDenyut = async (
  db: Db,
  { jadwal_id, peran, sesi_id, sambungan }: Halaman,
  { now, kosong }: { now: Date; kosong: Date },
): Promise<boolean> =>
  (await db.row(sql`
    update bilik set denyut = greatest(denyut, ${now})
    where jadwal_id = ${jadwal_id} and peran = ${peran} and sambungan = ${sambungan} and sesi_id = ${sesi_id}
      and denyut >= ${kosong} and ditutup_pada > ${now}
    returning jadwal_id`)) !== null

/**
 * Lets the waiting patient in; false where no patient waits with a heartbeat since `kosong`. Triggers write
 * the history and publish the change.
 */
export const updateDiDalam = async (
  tx: Db,
  jadwal_id: number,
  { now, kosong }: { now: Date; kosong: Date },
): Promise<boolean> =>
  (await tx.row(sql`
    update bilik set keadaan = 'di dalam', sejak = ${now}
    where jadwal_id = ${jadwal_id} and peran = 'pasien' and keadaan = 'menunggu' and denyut >= ${kosong}
    returning jadwal_id`)) !== null

/**
 * The page leaves, and says so in the history: the trigger then writes no loss. A page that does not sit
 * there changes nothing.
 */
export const removeKursi = async (
  tx: Db,
  { jadwal_id, peran, sambungan }: Tempat & { sambungan: string },
  now: Date,
): Promise<void> =>
  void (await tx.rows(sql`
    with pergi as (
      delete from bilik where jadwal_id = ${jadwal_id} and peran = ${peran} and sambungan = ${sambungan} returning jadwal_id, peran
    )
    insert into riwayat_bilik (jadwal_id, peran, apa, waktu) select jadwal_id, peran, 'keluar', ${now}::timestamptz from pergi`))

/** Empties a seat without a heartbeat since `kosong`, before a page sits down in it. */
export const removeKursiLama = async (tx: Db, { jadwal_id, peran }: Tempat, kosong: Date): Promise<void> =>
  void (await tx.rows(
    sql`delete from bilik where jadwal_id = ${jadwal_id} and peran = ${peran} and denyut < ${kosong}`,
  ))

/** Empties every such seat, of all rooms. */
export const removeKursiKosong = async (db: Db, kosong: Date): Promise<void> =>
  void (await db.rows(sql`delete from bilik where denyut < ${kosong}`))
