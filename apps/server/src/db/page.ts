import { asPage } from '@sehati/contract/page.rules'
import type { Page, PageQuery } from '@sehati/contract/page.schema'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from './db.ts'

/**
 * A page of a select, and how many rows there are in all, in one statement. A page past the end is empty and still
 * knows the total, which `count(*) over ()` could not say.
 */
export async function findPage<Row>(db: Db, select: Sql, order: Sql, at: PageQuery): Promise<Page<Row>> {
  const rows = await db.rows<Row & { total: number; on_page: true | null }>(sql`
    with matching as not materialized (${select})
    select counted.total, page.*
    from (select count(*)::int as total from matching) counted
    left join lateral (
      select matching.*, true as on_page from matching order by ${order} limit ${at.limit} offset ${(at.page - 1) * at.limit}
    ) page on true`)
  return asPage<Row>(
    rows.filter((row) => row.on_page),
    rows[0]?.total ?? 0,
    at,
  )
}
