import { type Tanggal, tanggalWib } from '@sehati/contract/base/waktu'
import type { JumlahBagian } from '@sehati/contract/consultation/bagian.schema'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { inBagian } from '../../consultation/konsultasi/bagian.store.ts'
import type { Slice } from './pencarian.store.ts'

/** How many consultations of a professional are in each part, counted in the index of theirs. */
export async function countBagian(db: Db, profesional_id: number, now: Date): Promise<JumlahBagian> {
  const count = (nama: Exclude<keyof JumlahBagian, 'semua'>) =>
    sql`count(*) filter (where ${inBagian({ nama, now })})::int`
  const row = await db.row<JumlahBagian>(sql`
    select semua, hari_ini, perlu_dijawab, mendatang, semua - mendatang as riwayat
    from (
      select count(*)::int as semua from konsultasi where profesional_id = ${profesional_id}
    ) whole, (
      select ${count('hari_ini')} as hari_ini, ${count('perlu_dijawab')} as perlu_dijawab, ${count('mendatang')} as mendatang
      from konsultasi k where k.profesional_id = ${profesional_id} and k.mulai >= ${tanggalWib(now)}::date
    ) ahead`)
  return row as JumlahBagian
}

/**
 * The keys of a page in the order of a day's work: what is today or later, nearest first, then what is earlier, newest
 * first. `from` is a source of rows `k` with a condition. The former are few, so they are read once (`depan`); the latter
 * are found in an index.
 */
export const todayFirst = (from: Sql, today: Tanggal, { limit, offset }: Slice): { depan: Sql; halaman: Sql } => ({
  depan: sql`depan as materialized (select k.jadwal_id, k.mulai from ${from} and k.mulai >= ${today}::date)`,
  halaman: sql`
    (select k.jadwal_id from depan k order by k.mulai, k.jadwal_id limit ${limit} offset ${offset})
    union all
    (select k.jadwal_id from ${from} and k.mulai < ${today}::date
      order by k.mulai desc, k.jadwal_id desc
      limit least(${limit}::int, greatest(${limit}::int + ${offset}::int - (select count(*) from depan), 0))
      offset greatest(${offset}::int - (select count(*) from depan), 0))`,
})

/** The order of such a page, by its columns. */
export const todayOnPageFirst = (today: Tanggal): Sql => {
  const isAhead = sql`page.tanggal >= ${today}::date`
  return sql`not (${isAhead}), case when ${isAhead} then page.tanggal end, case when ${isAhead} then page.jadwal_id end,
    page.tanggal desc, page.jadwal_id desc`
}

/** The same order for a list that is whole and newest first. */
export function sortTodayFirst<R extends { tanggal: string }>(rows: readonly R[], today: Tanggal): R[] {
  const isAhead = ({ tanggal }: R) => tanggal.slice(0, 10) >= today
  return [...rows.filter(isAhead).reverse(), ...rows.filter((k) => !isAhead(k))]
}
