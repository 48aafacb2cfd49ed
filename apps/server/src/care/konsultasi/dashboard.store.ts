import type { StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { type KonsultasiFilter, partsOf, type Row, shown } from '../../consultation/konsultasi/konsultasi.store.ts'
import { hitunganOf } from './pencarian.store.ts'

/**
 * The number of consultations by status, and the next scheduled ones from this moment on, soonest first: of
 * all people from the kept count, of one person in an index, in one statement. The limit
 * is part of the statement, so that the planner knows how few rows are needed. `of` are the columns of the next ones.
 */
export async function findDashboard(
  db: Db,
  filter: Pick<KonsultasiFilter, 'user_id' | 'profesional_id'>,
  now: Date,
  limit: number,
  of: Sql,
): Promise<{ jumlah: Partial<Record<StatusKonsultasi, number>>; mendatang: Row[] }> {
  const ahead = [
    ...partsOf(filter),
    sql`k.status in ('diajukan', 'menunggu', 'disetujui')`,
    sql`k.mulai > ${now}::timestamptz`,
  ]
  const rows = await db.rows<Row & { jumlah: Record<string, number> | null; mendatang: true | null }>(sql`
    select counted.jumlah, page.*
    from (
      select jsonb_object_agg(status, jumlah) as jumlah
      from (select status, sum(jumlah)::int as jumlah from (${counts(filter)}) kept group by status) by_status
    ) counted
    left join (
      select k.*, true as mendatang
      from (select k.jadwal_id from konsultasi k where ${join(ahead, ' and ')} order by k.mulai, k.jadwal_id limit ${raw(String(limit))}) h
      cross join lateral (${shown(sql`h.jadwal_id`, of)} offset 0) k
    ) page on true
    order by page.tanggal, page.jadwal_id`)
  return {
    jumlah: rows[0]?.jumlah ?? {},
    mendatang: rows.flatMap(({ jumlah, mendatang, ...row }) => (mendatang ? [row] : [])),
  }
}

function counts(filter: Pick<KonsultasiFilter, 'user_id' | 'profesional_id'>): Sql {
  const own = partsOf(filter)
  return own.length > 0
    ? sql`select k.status, 1 as jumlah from konsultasi k where ${join(own, ' and ')}`
    : sql`select status, jumlah from jumlah_konsultasi where ${hitunganOf(filter)}`
}
