import type { CatatanWali, KepentinganVital, WaliMasukan } from '@sehati/contract/rights/wali.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import type { Seal } from '../../base/db/seal.ts'
import { takeId } from '../../base/db/take-id.ts'

const ROWS = 200

/** Adds what a guardian answers. A refusal or a withdrawal waits for bookings that are under way. */
export async function insertWali(
  tx: Db,
  seal: Seal,
  { user_id, nama, hubungan, tanggal, jawaban, oleh }: WaliMasukan & { oleh: number },
  now: Date,
): Promise<void> {
  const id = await takeId(tx, 'wali', 'wali_id')
  await tx.rows(sql`
    insert into wali (wali_id, user_id, jalur, nama, hubungan, tanggal, jawaban, pada, oleh)
    values (${id}, ${user_id}, 'wali', ${seal.seal(`wali.nama:${id}`, nama)}, ${hubungan}, ${tanggal}::date, ${jawaban}, ${now}, ${oleh})`)
}

type VitalBaru = { user_id: number; alasan: string; berlaku_sampai: Date; oleh: number }

export async function insertVital(tx: Db, seal: Seal, of: VitalBaru, now: Date): Promise<{ berlaku_sampai: string }> {
  const id = await takeId(tx, 'wali', 'wali_id')
  const row = await tx.row<{ berlaku_sampai: string }>(sql`
    insert into wali (wali_id, user_id, jalur, alasan, berlaku_sampai, pada, oleh)
    values (${id}, ${of.user_id}, 'kepentingan_vital', ${seal.seal(`wali.alasan:${id}`, of.alasan)}, ${of.berlaku_sampai}, ${now}, ${of.oleh})
    returning berlaku_sampai`)
  return row as { berlaku_sampai: string }
}

/** What was recorded about the guardian of a person, newest first; without the reasons of vital interests. */
export async function listCatatanWali(db: Db, seal: Seal, user_id: number): Promise<CatatanWali[]> {
  const rows = await db.rows<Omit<CatatanWali, 'nama'> & { nama: Buffer | null }>(sql`
    select w.wali_id, w.jalur, w.nama, w.hubungan, w.tanggal, w.jawaban, w.berlaku_sampai, w.pada, o.name as oleh
    from wali w join users o on o.user_id = w.oleh
    where w.user_id = ${user_id} order by w.wali_id desc limit ${ROWS}`)
  return rows.map((row) => ({ ...row, nama: row.nama && seal.read(`wali.nama:${row.wali_id}`, row.nama) }))
}

/** The vital interests of a person with their reasons, newest first. */
export async function listVital(db: Db, seal: Seal, user_id: number): Promise<KepentinganVital[]> {
  const rows = await db.rows<Omit<KepentinganVital, 'alasan'> & { alasan: Buffer }>(sql`
    select w.wali_id, w.alasan, w.berlaku_sampai, w.pada, o.name as oleh
    from wali w join users o on o.user_id = w.oleh
    where w.user_id = ${user_id} and w.jalur = 'kepentingan_vital' order by w.wali_id desc limit ${ROWS}`)
  return rows.map((row) => ({ ...row, alasan: seal.read(`wali.alasan:${row.wali_id}`, row.alasan) }))
}
