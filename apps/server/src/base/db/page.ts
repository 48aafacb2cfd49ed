import { asPage } from '@sehati/contract/base/page.rules'
import type { Page, PageQuery } from '@sehati/contract/base/page.schema'
import sql, { join, type Sql } from 'sql-template-tag'
import type { Reader } from './db.ts'

/** The parts of a page query whose total needs no pass over all rows. */
export type Source = {
  /** Common table expressions that the other parts refer to. */
  sebelumnya: Sql[]
  /** A select of one number. */
  total: Sql
  /** A select of the keys of the rows on the page, and nothing else. */
  halaman: Sql
  /** A select of one row by these keys (`h`). It runs once for each row of the page, independent of the planner's estimate. */
  shown: Sql
  /** An order by columns of the rows shown. */
  order: Sql
}

/**
 * A page and the total number of rows, in one statement. Neither needs a pass over all rows, and only the rows of the
 * page are fetched. A page past the end is empty and still has the total.
 */
export async function findKeptPage<Row extends object>(db: Reader, from: Source, at: PageQuery): Promise<Page<Row>> {
  const rows = await db.rows<Row & { total: number; on_page: true | null }>(sql`
    ${from.sebelumnya.length > 0 ? sql`with ${join(from.sebelumnya)}` : sql``}
    select counted.total, page.*
    from (select (${from.total})::int as total) counted
    left join (
      select r.*, true as on_page from (${from.halaman}) h cross join lateral (${from.shown} offset 0) r
    ) page on true
    order by ${from.order}`)
  return asPage<Row>(
    rows.flatMap(({ total, on_page, ...row }) => (on_page ? [row as unknown as Row] : [])),
    rows[0]?.total ?? 0,
    at,
  )
}
