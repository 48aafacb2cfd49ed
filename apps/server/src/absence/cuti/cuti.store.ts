import type { Cuti, CutiMasukan } from '@sehati/contract/absence/cuti.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

export type CutiRow = Omit<Cuti, 'terdampak' | 'ditangani'>
type Milik = Pick<CutiRow, 'profesional_id' | 'oleh_klinik'>

/** The account of a professional, active or not; null where there is none. */
export const findPemilik = async (db: Db, profesional_id: number): Promise<number | null> =>
  (
    await db.row<{ user_id: number }>(
      sql`select user_id from tenaga_profesional where profesional_id = ${profesional_id}`,
    )
  )?.user_id ?? null

const columns = sql`cuti_id, profesional_id, dari, sampai, jam_dari, jam_sampai,
  (select zona from tenaga_profesional t where t.profesional_id = cuti.profesional_id) as zona, catatan, oleh_klinik, created_at`

/** Latest first. */
export const listCuti = (db: Db, profesional_id: number): Promise<CutiRow[]> =>
  db.rows(sql`select ${columns} from cuti where profesional_id = ${profesional_id} order by dari desc, jam_dari desc`)

/** Locks the row until the transaction ends, so that one leave is resolved by one request at a time. */
export const lockCuti = (db: Db, cuti_id: number): Promise<CutiRow | null> =>
  db.row(sql`select ${columns} from cuti where cuti_id = ${cuti_id} for update`)

/**
 * Sets off triggers: one waits for bookings of this professional in flight, so that a later
 * search for stranded ones finds them; one notifies every process of the slots.
 */
export const insertCuti = async (
  db: Db,
  { profesional_id, oleh_klinik }: Milik,
  cuti: CutiMasukan,
  now: Date,
): Promise<CutiRow> =>
  (await db.row<CutiRow>(sql`
    insert into cuti (profesional_id, dari, sampai, jam_dari, jam_sampai, catatan, oleh_klinik, created_at)
    values (${profesional_id}, ${cuti.dari}, ${cuti.sampai}, ${cuti.jam_dari ?? null}, ${cuti.jam_sampai ?? null}, ${cuti.catatan || null}, ${oleh_klinik}, ${now})
    returning ${columns}`)) as CutiRow

/** Sets off a trigger that notifies every process of the slots. */
export const removeCuti = (db: Db, cuti_id: number) => db.rows(sql`delete from cuti where cuti_id = ${cuti_id}`)
