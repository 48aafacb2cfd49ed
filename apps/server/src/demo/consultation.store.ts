import sql from 'sql-template-tag'
import type { Db } from '../db/db.ts'

export type RequestRow = {
  jadwal_id: number
  jadwal_tenaga_id: number
  profesional_id: number
  user_id: number
  mulai: Date
  selesai: Date
  sesi: number
  metode_konsultasi: string
  use_bpjs: boolean
  keluhan: Buffer
  pengaju_id: number
  created_at: Date
}
export type MoveRow = {
  jadwal_id: number
  status: string
  oleh: number
  waktu: Date
  initial_consult: Buffer | null
  alasan_batal: Buffer | null
}
export type FeedbackRow = {
  jadwal_id: number
  profesional_id: number
  user_id: number
  rating: number
  komentar: Buffer
  tampil_publik: boolean
  created_at: Date
}

/** Rows as one JSON parameter; encrypted text in the database's hex form of bytes. */
const asJson = (rows: object[]) =>
  JSON.stringify(rows, function (this: Record<string, unknown>, key, value) {
    const before = this[key]
    return Buffer.isBuffer(before) ? `\\x${before.toString('hex')}` : value
  })

export async function takeIds(db: Db, count: number): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    sql`select nextval('konsultasi_id')::int as id from generate_series(1, ${count}::int)`,
  )
  return rows.map(({ id }) => id)
}

/** Inserts the requests with their places: the database records the first status of each. */
export const insertRequests = (db: Db, rows: RequestRow[]) =>
  db.rows(sql`
    with baru as (
      insert into konsultasi (jadwal_id, jadwal_tenaga_id, profesional_id, user_id, mulai, selesai, sesi, metode_konsultasi,
        use_bpjs, keluhan, pengaju_id, diubah_oleh, created_at, updated_at)
      select jadwal_id, jadwal_tenaga_id, profesional_id, user_id, mulai, selesai, sesi, metode_konsultasi,
        use_bpjs, keluhan, pengaju_id, pengaju_id, created_at, created_at
      from json_to_recordset(${asJson(rows)}::json) as k (jadwal_id int, jadwal_tenaga_id int, profesional_id int, user_id int,
        mulai timestamptz, selesai timestamptz, sesi int, metode_konsultasi text, use_bpjs boolean, keluhan bytea,
        pengaju_id int, created_at timestamptz)
      returning *
    )
    insert into tempat (tempat_id, jenis, profesional_id, user_id, dari, sampai)
    select jadwal_id, 'konsultasi', profesional_id, user_id, mulai, selesai from baru`)

/** One change of each of these consultations; the database records it under the user's name and time. */
export const moveRequests = (db: Db, rows: MoveRow[]) =>
  db.rows(sql`
    update konsultasi k
    set status = m.status, diubah_oleh = m.oleh, updated_at = m.waktu,
      initial_consult = coalesce(m.initial_consult, k.initial_consult), alasan_batal = coalesce(m.alasan_batal, k.alasan_batal)
    from json_to_recordset(${asJson(rows)}::json) as m (jadwal_id int, status text, oleh int, waktu timestamptz,
      initial_consult bytea, alasan_batal bytea)
    where k.jadwal_id = m.jadwal_id`)

/** In the order in which they were written. */
export const insertReviews = (db: Db, rows: FeedbackRow[]) =>
  db.rows(sql`
    insert into feedback (jadwal_id, profesional_id, user_id, rating, komentar, tampil_publik, created_at)
    select jadwal_id, profesional_id, user_id, rating, komentar, tampil_publik, created_at
    from json_to_recordset(${asJson(rows)}::json) as f (jadwal_id int, profesional_id int, user_id int, rating int,
      komentar bytea, tampil_publik boolean, created_at timestamptz)
    order by created_at`)
