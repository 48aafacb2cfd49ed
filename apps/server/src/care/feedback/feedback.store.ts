import { BARIS_DAFTAR } from '@sehati/contract/base/constants'
import { hariOf } from '@sehati/contract/base/waktu'
import type { Feedback, FeedbackMasukan } from '@sehati/contract/care/feedback.schema'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import type { Seal } from '../../base/db/seal.ts'
import { openKomentar, placeOfKomentar } from '../../schedule/direktori/komentar.ts'
import { jamDi } from '../../schedule/jadwal-tenaga/hari-layanan.store.ts'

type Row = Omit<Feedback, 'hari' | 'komentar'> & { komentar: Buffer }

const withKonsultasi = sql`
  select f.feedback_id, f.jadwal_id, f.rating, f.komentar, p.name, k.mulai as tanggal, k.sesi,
    ${jamDi(sql`k.mulai`, sql`k.zona`)} as jam_mulai, ${jamDi(sql`k.selesai`, sql`k.zona`)} as jam_selesai, k.zona, f.created_at, f.tampil_publik, tp.name as nama_profesional`

const joins = sql`
  join konsultasi k on k.jadwal_id = f.jadwal_id
  join users p on p.user_id = k.user_id
  join tenaga_profesional t on t.profesional_id = f.profesional_id
  join users tp on tp.user_id = t.user_id`

const asFeedback = (seal: Seal, row: Row): Feedback => ({
  ...row,
  komentar: openKomentar(seal, row.jadwal_id, row.komentar),
  hari: hariOf(row.tanggal.slice(0, 10)),
})

/**
 * Inserts a review, once per consultation and only for a finished one: the database refuses others. Sets off a trigger that adds the rating to its professional.
 */
export async function insertFeedback(
  db: Db,
  seal: Seal,
  of: FeedbackMasukan & { user_id: number; profesional_id: number },
  now: Date,
): Promise<Feedback> {
  const komentar = seal.seal(placeOfKomentar(of.jadwal_id), of.komentar)
  const row = await db.row<Row>(sql`
    with f as (
      insert into feedback (jadwal_id, profesional_id, user_id, rating, komentar, created_at, tampil_publik)
      values (${of.jadwal_id}, ${of.profesional_id}, ${of.user_id}, ${of.rating}, ${komentar}, ${now},
        ${of.tampil_publik === 1})
      returning *
    )
    ${withKonsultasi} from f ${joins}`)
  return asFeedback(seal, row as Row)
}

/** Whether the comment is shown in public. Null where this patient has no such review. */
export async function updateTampil(
  db: Db,
  seal: Seal,
  of: { feedback_id: number; user_id: number },
  tampil_publik: boolean,
): Promise<Feedback | null> {
  const row = await db.row<Row>(sql`
    with f as (
      update feedback set tampil_publik = ${tampil_publik}
      where feedback_id = ${of.feedback_id} and user_id = ${of.user_id}
      returning *
    )
    ${withKonsultasi} from f ${joins}`)
  return row && asFeedback(seal, row)
}

const listWhere = async (db: Db, seal: Seal, where: Sql): Promise<Feedback[]> =>
  (
    await db.rows<Row>(
      sql`${withKonsultasi} from feedback f ${joins} where ${where} order by f.feedback_id desc limit ${BARIS_DAFTAR}`,
    )
  ).map((row) => asFeedback(seal, row))

/** The reviews by a patient, newest first. */
export const listFeedbackByUser = (db: Db, seal: Seal, user_id: number) =>
  listWhere(db, seal, sql`f.user_id = ${user_id}`)

/** The reviews of a professional, newest first. */
export const listFeedbackByProfesional = (db: Db, seal: Seal, profesional_id: number) =>
  listWhere(db, seal, sql`f.profesional_id = ${profesional_id}`)
