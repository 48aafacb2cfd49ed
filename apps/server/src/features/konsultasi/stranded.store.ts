import { scheduledStatuses } from '@sehati/contract/konsultasi/rules'
import type { Konsultasi } from '@sehati/contract/konsultasi/schema'
import type { Tanggal } from '@sehati/contract/waktu'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../db/db.ts'
import type { Seal } from '../../db/seal.ts'
import { columns, joins, open, type Row } from './konsultasi.store.ts'

/** Scheduled and ahead, on one of these days (SQL dates, both included): a closed day strands it. */
export const isStranded = (dari: Sql, sampai: Sql, now: Date): Sql => sql`
  k.mulai >= ${dari}::timestamptz and k.mulai < (${sampai} + 1)::timestamptz
  and k.mulai > ${now}::timestamptz and k.status = any(${[...scheduledStatuses]}::text[])`

/** Those of one professional, earliest first, with their texts. */
export async function listStranded(
  db: Db,
  seal: Seal,
  of: { profesional_id: number; dari: Tanggal; sampai: Tanggal },
  now: Date,
): Promise<Konsultasi[]> {
  const rows = await db.rows<Row>(sql`
    select ${columns} from konsultasi k ${joins}
    where ${isStranded(sql`${of.dari}::date`, sql`${of.sampai}::date`, now)} and k.profesional_id = ${of.profesional_id}
    order by k.mulai, k.jadwal_id`)
  return rows.map((row) => open(seal, row))
}
