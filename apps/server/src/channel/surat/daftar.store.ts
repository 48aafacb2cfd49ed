import type { Page, PageQuery } from '@sehati/contract/base/page.schema'
import type { StatusSurat, Surat } from '@sehati/contract/channel/surat.schema'
import sql, { raw } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { findKeptPage } from '../../base/db/page.ts'

const columns = sql`
  s.surat_id, s.jenis, s.status, s.user_id, u.name, coalesce(s.alamat, u.email) as email, s.percobaan, s.galat, s.created_at, s.terkirim_pada`
const newestFirst = sql`order by s.created_at desc, s.surat_id`

/** Newest first. Counted in an index in this order, by which the rows before the page are skipped too. */
export function pageSurat(
  db: Db,
  { status, page, limit }: PageQuery & { status?: StatusSurat | undefined },
): Promise<Page<Surat>> {
  // Written as a literal, so that the planner knows how few there are.
  const own = status ? sql`s.status = ${raw(`'${status}'`)}` : sql`true`
  return findKeptPage<Surat>(
    db,
    {
      sebelumnya: [],
      total: sql`select count(*) from surat s where ${own}`,
      halaman: sql`select s.surat_id from surat s where ${own} ${newestFirst} limit ${limit} offset ${(page - 1) * limit}`,
      shown: sql`select ${columns} from surat s join users u on u.user_id = s.user_id where s.surat_id = h.surat_id`,
      order: sql`page.created_at desc, page.surat_id`,
    },
    { page, limit },
  )
}
