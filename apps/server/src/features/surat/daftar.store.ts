import type { Page, PageQuery } from '@sehati/contract/page/schema'
import type { StatusSurat, Surat } from '@sehati/contract/surat/schema'
import sql, { raw, type Sql } from 'sql-template-tag'
import type { Db } from '../../db/db.ts'
import { findKeptPage } from '../../db/page.ts'

/** Up to this offset rows are skipped one by one; for later pages the skipped rows are counted by days. */
const NEAR = 1_000

const columns = sql`
  s.surat_id, s.jenis, s.status, s.user_id, u.name, coalesce(s.alamat, u.email) as email, s.percobaan, s.galat, s.created_at, s.terkirim_pada`
const newestFirst = sql`order by s.created_at desc, s.surat_id`

/**
 * Newest first. The total comes from the kept counts by day (schema/07_care.sql); unsent mails
 * are few and counted directly, and sent ones are the difference.
 */
export function pageSurat(
  db: Db,
  { status, page, limit }: PageQuery & { status?: StatusSurat | undefined },
): Promise<Page<Surat>> {
  const offset = (page - 1) * limit
  // Written as literals, so that the planner knows how few there are.
  const own = status ? sql`s.status = ${raw(`'${status}'`)}` : sql`true`
  const isFew = status === 'antre' || status === 'gagal'
  const isFar = offset > NEAR && !isFew
  return findKeptPage<Surat>(
    db,
    {
      sebelumnya: isFar ? letak(status, offset) : [],
      total: isFew
        ? sql`select count(*) from surat s where ${own}`
        : sql`select coalesce(sum(jumlah), 0) from (${perHari(status)}) h`,
      halaman: isFar
        ? sql`select s.surat_id from surat s where s.created_at < (select tanggal + 1 from awal) and ${own}
            ${newestFirst} limit ${limit} offset ${offset}::int - (select sebelum from awal)`
        : sql`select s.surat_id from surat s where ${own} ${newestFirst} limit ${limit} offset ${offset}`,
      shown: sql`select ${columns} from surat s join users u on u.user_id = s.user_id where s.surat_id = h.surat_id`,
      order: sql`page.created_at desc, page.surat_id`,
    },
    { page, limit },
  )
}

function perHari(status: StatusSurat | undefined): Sql {
  if (status === undefined) return sql`select tanggal, jumlah from jumlah_surat`
  return sql`select tanggal, jumlah from jumlah_surat
    union all select tanggal_wib(created_at), -1 from surat where status in ('antre', 'gagal')`
}

/** The day on which a page with a large offset starts, and how many rows come before it. */
const letak = (status: StatusSurat | undefined, offset: number): Sql[] => [
  sql`letak as materialized (
    select tanggal, n, sum(n) over (order by tanggal desc) as sampai
    from (select tanggal, sum(jumlah) as n from (${perHari(status)}) h group by tanggal) hari where n > 0)`,
  sql`awal as materialized (
    select tanggal, sampai - n as sebelum from letak where sampai > ${offset}::int order by tanggal desc limit 1)`,
]
