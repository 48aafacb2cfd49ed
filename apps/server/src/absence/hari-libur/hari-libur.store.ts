import type { HariLibur, HariLiburMasukan } from '@sehati/contract/absence/hari-libur.schema'
import sql, { empty, raw, type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { isStranded } from '../terdampak/stranded.store.ts'

const columns = sql`l.libur_id as id, l.tanggal, l.nama, l.jenis, l.buka, l.jam_dari, l.jam_sampai`
const itsHours = { dari: sql`l.jam_dari`, sampai: sql`l.jam_sampai` }

/** By date; of one year, or all. */
export const listHariLibur = (db: Db, tahun: number | undefined, now: Date): Promise<HariLibur[]> =>
  db.rows(sql`
    select ${columns},
      case when l.buka then 0 else (
        select count(*)::int from konsultasi k where ${isStranded(sql`l.tanggal`, sql`l.tanggal`, itsHours, now)}
      ) end as jumlah_terdampak
    from hari_libur l
    ${tahun === undefined ? empty : sql`where extract(year from l.tanggal) = ${tahun}::int`}
    order by l.tanggal`)

export type Tersimpan = Omit<HariLibur, 'jumlah_terdampak'>

/**
 * Sets off triggers: one waits for bookings of this date in flight, so that a later
 * search for stranded ones finds them; one notifies every process of the slots.
 */
export const insertHariLibur = async (db: Db, hari: HariLiburMasukan): Promise<Tersimpan> =>
  (await db.row<Tersimpan>(sql`
    insert into hari_libur as l (tanggal, nama, jenis, buka, jam_dari, jam_sampai)
    values (${hari.tanggal}, ${hari.nama}, ${hari.jenis}, ${hari.buka}, ${hari.jam_dari ?? null}, ${hari.jam_sampai ?? null})
    returning ${columns}`)) as Tersimpan

/** Null where the id does not exist. Hours that are left out stay, unless the clinic is open that day. Waits and notifies like `insertHariLibur`. */
export const updateHariLibur = (db: Db, id: number, hari: HariLiburMasukan): Promise<Tersimpan | null> =>
  db.row(sql`
    update hari_libur l set tanggal = ${hari.tanggal}, nama = ${hari.nama}, jenis = ${hari.jenis}, buka = ${hari.buka},
      jam_dari = ${hourOf(hari, 'jam_dari')}, jam_sampai = ${hourOf(hari, 'jam_sampai')}
    where l.libur_id = ${id}
    returning ${columns}`)

const hourOf = (hari: HariLiburMasukan, name: 'jam_dari' | 'jam_sampai'): Sql =>
  hari.buka ? sql`null` : hari.jam_dari === undefined ? sql`l.${raw(name)}` : sql`${hari[name] ?? null}::time`

/** False where the id does not exist. Sets off a trigger that notifies every process of the slots. */
export const removeHariLibur = async (db: Db, id: number): Promise<boolean> =>
  (await db.row(sql`delete from hari_libur where libur_id = ${id} returning libur_id`)) !== null
