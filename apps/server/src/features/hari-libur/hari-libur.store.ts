import type { HariLibur, HariLiburMasukan } from '@sehati/contract/hari-libur/schema'
import sql, { empty } from 'sql-template-tag'
import type { Db } from '../../db/db.ts'
import { isStranded } from '../konsultasi/stranded.store.ts'

/** By date; of one year, or all. */
export const listHariLibur = (db: Db, tahun: number | undefined, now: Date): Promise<HariLibur[]> =>
  db.rows(sql`
    select l.libur_id as id, l.tanggal, l.nama, l.jenis, l.buka,
      case when l.buka then 0 else (
        select count(*)::int from konsultasi k where ${isStranded(sql`l.tanggal`, sql`l.tanggal`, now)}
      ) end as jumlah_terdampak
    from hari_libur l
    ${tahun === undefined ? empty : sql`where extract(year from l.tanggal) = ${tahun}::int`}
    order by l.tanggal`)

export type Tersimpan = Omit<HariLibur, 'jumlah_terdampak'>

/**
 * Sets off triggers (docs/database.md#hari_libur): one waits for bookings of this date in flight, so that a later
 * search for stranded ones finds them; one notifies every process of the slots.
 */
export const insertHariLibur = async (db: Db, hari: HariLiburMasukan): Promise<Tersimpan> =>
  (await db.row<Tersimpan>(sql`
    insert into hari_libur (tanggal, nama, jenis, buka) values (${hari.tanggal}, ${hari.nama}, ${hari.jenis}, ${hari.buka})
    returning libur_id as id, tanggal, nama, jenis, buka`)) as Tersimpan

/** Null where the id does not exist; waits and notifies like `insertHariLibur` (docs/database.md#hari_libur). */
export const updateHariLibur = (db: Db, id: number, hari: HariLiburMasukan): Promise<Tersimpan | null> =>
  db.row(sql`
    update hari_libur set tanggal = ${hari.tanggal}, nama = ${hari.nama}, jenis = ${hari.jenis}, buka = ${hari.buka}
    where libur_id = ${id}
    returning libur_id as id, tanggal, nama, jenis, buka`)

/** False where the id does not exist. Sets off a trigger (docs/database.md#hari_libur) that notifies every process of the slots. */
export const removeHariLibur = async (db: Db, id: number): Promise<boolean> =>
  (await db.row(sql`delete from hari_libur where libur_id = ${id} returning libur_id`)) !== null
