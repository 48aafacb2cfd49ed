import type { Tanggal } from '@sehati/contract/base/waktu'
import { scheduledStatuses } from '@sehati/contract/consultation/konsultasi.rules'
import type { KonsultasiTertutup } from '@sehati/contract/consultation/konsultasi.schema'
import type { JamTutup } from '@sehati/contract/schedule/jam-tutup.rules'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import type { Seal } from '../../base/db/seal.ts'
import { close, type FactRow, facts, joins } from '../../consultation/konsultasi/konsultasi.store.ts'
import { openNomorOnce } from '../../people/user/nomor-bpjs.ts'

/** Closed hours as SQL times; null where there is no limit on that side. */
type JamSql = { dari: Sql; sampai: Sql }
export const jamOf = ({ jam_dari, jam_sampai }: JamTutup): JamSql => ({
  dari: sql`${jam_dari ?? null}::time`,
  sampai: sql`${jam_sampai ?? null}::time`,
})

/**
 * Scheduled and ahead, on one of these days (SQL dates, both included) and for a part in these hours of its day, by the clock of
 * its clinic: that they are closed strands it.
 */
export const isStranded = (dari: Sql, sampai: Sql, jam: JamSql, now: Date): Sql => sql`
  k.mulai >= ${dari}::timestamptz and k.mulai < (${sampai} + 1)::timestamptz
  and (${jam.dari} is null or k.selesai > saat(k.mulai::date, ${jam.dari}, k.zona))
  and (${jam.sampai} is null or k.mulai < saat(k.mulai::date, ${jam.sampai}, k.zona))
  and k.mulai > ${now}::timestamptz and k.status = any(${[...scheduledStatuses]}::text[])`

/** Those of one professional, earliest first. To move or cancel them, no text is needed, so none is read. */
export async function listStranded(
  db: Db,
  seal: Seal,
  of: { profesional_id: number; dari: Tanggal; sampai: Tanggal } & JamTutup,
  now: Date,
): Promise<KonsultasiTertutup[]> {
  const rows = await db.rows<FactRow>(sql`
    select ${facts} from konsultasi k ${joins}
    where ${isStranded(sql`${of.dari}::date`, sql`${of.sampai}::date`, jamOf(of), now)} and k.profesional_id = ${of.profesional_id}
    order by k.mulai, k.jadwal_id`)
  const nomor = openNomorOnce(seal)
  return rows.map((row) => close(row, nomor))
}
