import type { DasarJejak, Objek, Tindakan } from '@sehati/contract/record/jejak.rules'
import sql from 'sql-template-tag'
import type { Reader } from '../../base/db/db.ts'

/** A row that is not chained yet. `waktu` is the product's clock. */
export type JejakBaru = {
  waktu: Date
  tindakan: Tindakan
  objek: Objek
  objek_id: number | null
  /** Whose data; null: of many people, or of no person. */
  subjek_id: number | null
  /** Null where no account was signed in. */
  pelaku_id: number | null
  dasar: DasarJejak
  /** The emergency access through which it was done. */
  buka_id: number | null
  sesi_id: number | null
  request_id: string | null
  /** How many rows were shown or exported. */
  jumlah: number
  /** The SHA-256 of what was signed. */
  sidik?: Buffer
}

/**
 * Adds rows to the trail, in the caller's transaction or by themselves. One process chains them within seconds
 * (jobs/fold-jejak.ts).
 */
export async function insertJejak(db: Pick<Reader, 'rows'>, rows: readonly JejakBaru[]): Promise<void> {
  const texts = rows.map(({ sidik, ...row }) => ({ ...row, sidik: sidik?.toString('hex') ?? null }))
  await db.rows(sql`
    insert into jejak_baru (waktu, tindakan, objek, objek_id, subjek_id, pelaku_id, dasar, buka_id, sesi_id, request_id,
      jumlah, sidik)
    select waktu, tindakan, objek, objek_id, subjek_id, pelaku_id, dasar, buka_id, sesi_id, request_id, jumlah,
      decode(sidik, 'hex')
    from json_to_recordset(${JSON.stringify(texts)}::json) as baru (waktu timestamptz, tindakan text, objek text,
      objek_id bigint, subjek_id int, pelaku_id int, dasar text, buka_id int, sesi_id int, request_id text, jumlah int,
      sidik text)`)
}
