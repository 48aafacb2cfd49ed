import type { StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import sql from 'sql-template-tag'
import type { Db } from '../base/db/db.ts'
import { afterBooking, deadlineOf } from '../booking/booking/consequences.store.ts'
import { updatePembatalan, updateStatus } from '../booking/booking/status.store.ts'

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
  status: StatusKonsultasi
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

/** Inserts the requests with their places and events: the database records the first status of each. */
export const insertRequests = (db: Db, rows: RequestRow[]) =>
  db.rows(sql`
    with baru as (
      insert into konsultasi (jadwal_id, jadwal_tenaga_id, profesional_id, user_id, mulai, selesai, sesi, metode_konsultasi,
        use_bpjs, keluhan, pengaju_id, diubah_oleh, created_at, updated_at, jawab_sebelum, diminta_pada)
      select jadwal_id, jadwal_tenaga_id, profesional_id, user_id, mulai, selesai, sesi, metode_konsultasi,
        use_bpjs, keluhan, pengaju_id, pengaju_id, created_at, created_at, ${deadlineOf(sql`created_at`, sql`mulai`, sql`7::smallint`)}
      from json_to_recordset(${asJson(rows)}::json) as k (jadwal_id int, jadwal_tenaga_id int, profesional_id int, user_id int,
        mulai timestamptz, selesai timestamptz, sesi int, metode_konsultasi text, use_bpjs boolean, keluhan bytea,
        pengaju_id int, created_at timestamptz)
      returning *
    ), ${afterBooking()}
    select from baru`)

/** One change of each of these consultations, by the statements of the product. */
export async function moveRequests(db: Db, rows: MoveRow[]): Promise<void> {
  const [cancelled, others] = [rows.filter(isCancelled), rows.filter((row) => !isCancelled(row))]
  const common = ({ jadwal_id, oleh, waktu, initial_consult }: MoveRow) => ({
    jadwal_id,
    diubah_oleh: oleh,
    now: waktu,
    initial_consult,
  })
  await updatePembatalan(
    db,
    cancelled.map((row) => ({ ...common(row), sebab: null, alasan: row.alasan_batal })),
  )
  await updateStatus(
    db,
    others.map((row) => ({ ...common(row), status: row.status })),
  )
}

const isCancelled = ({ status }: MoveRow) => status === 'dibatalkan'

/** In the order in which they were written. */
export const insertReviews = (db: Db, rows: FeedbackRow[]) =>
  db.rows(sql`
    insert into feedback (jadwal_id, profesional_id, user_id, rating, komentar, tampil_publik, created_at)
    select jadwal_id, profesional_id, user_id, rating, komentar, tampil_publik, created_at
    from json_to_recordset(${asJson(rows)}::json) as f (jadwal_id int, profesional_id int, user_id int, rating int,
      komentar bytea, tampil_publik boolean, created_at timestamptz)
    order by created_at`)
