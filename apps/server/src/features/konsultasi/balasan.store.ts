import type { VersiBalasan } from '@sehati/contract/balasan/schema'
import sql from 'sql-template-tag'
import type { Db } from '../../db/db.ts'
import type { Seal } from '../../db/seal.ts'

type Row = Omit<VersiBalasan, 'isi'> & { isi: Buffer }

/**
 * Every version of the reply to a consultation, newest first. A trigger (docs/database.md#balasan_lama) keeps each that another
 * replaced; a copy stays bound to its consultation.
 */
export async function listVersiBalasan(db: Db, seal: Seal, jadwal_id: number): Promise<VersiBalasan[]> {
  const rows = await db.rows<Row>(sql`
    select v.versi, v.isi, u.name as oleh, v.pada
    from (
      select versi_balasan as versi, initial_consult as isi, dibalas_oleh as penulis_id, dibalas_pada as pada
      from konsultasi where jadwal_id = ${jadwal_id} and initial_consult is not null
      union all
      select versi, isi, penulis_id, ditulis_pada from balasan_lama where jadwal_id = ${jadwal_id}
    ) v left join users u on u.user_id = v.penulis_id
    order by v.versi desc`)
  return rows.map(({ isi, ...row }) => ({ ...row, isi: seal.read(`konsultasi.initial_consult:${jadwal_id}`, isi) }))
}
