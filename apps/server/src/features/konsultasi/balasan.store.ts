import type { VersiBalasan } from '@sehati/contract/balasan/schema'
import sql from 'sql-template-tag'
import type { Db } from '../../db/db.ts'

/** A version of a reply as it is stored, encrypted with the place of the reply. */
export type VersiRow = Omit<VersiBalasan, 'isi'> & { isi: Buffer }

/**
 * Every version of the reply to a consultation, newest first. A trigger (docs/database.md#balasan_lama) keeps each that another
 * replaced.
 */
export const listVersiBalasan = (db: Db, jadwal_id: number): Promise<VersiRow[]> =>
  db.rows(sql`
    select v.versi, v.isi, u.name as oleh, v.pada
    from (
      select versi_balasan as versi, initial_consult as isi, dibalas_oleh as penulis_id, dibalas_pada as pada
      from konsultasi where jadwal_id = ${jadwal_id} and initial_consult is not null
      union all
      select versi, isi, penulis_id, ditulis_pada from balasan_lama where jadwal_id = ${jadwal_id}
    ) v left join users u on u.user_id = v.penulis_id
    order by v.versi desc`)
