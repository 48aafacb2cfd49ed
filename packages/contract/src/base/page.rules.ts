import type { OptionalPageQuery, Page, PageQuery } from './page.schema.ts'

/** Above this many pages the window collapses. */
export const WINDOW_PAGES = 7

/** At least 1, also for an empty list. */
export const lastPageOf = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit))

export const asPage = <T>(queried: T[], total: number, at: { page: number; limit: number }): Page<T> => ({
  queried,
  current_page: at.page,
  last_page: lastPageOf(total, at.limit),
  total,
})

/** A page of rows that are all at hand; the last one where `page` is past the end. */
export function pageIn<T>(rows: T[], page: number, limit: number): Page<T> {
  const at = { page: Math.min(page, lastPageOf(rows.length, limit)), limit }
  const from = (at.page - 1) * limit
  return asPage(rows.slice(from, from + limit), rows.length, at)
}

/** The numbers that a pagination shows; null stands for an ellipsis. Up to seven pages all are shown. */
export function pageWindow(current: number, last: number): (number | null)[] {
  if (last <= WINDOW_PAGES) return Array.from({ length: last }, (_, n) => n + 1)
  const from = Math.min(Math.max(current - 1, 2), last - 4)
  const start = current <= 4 ? 2 : from
  const end = current >= last - 3 ? last - 1 : Math.max(current + 1, 5)
  const middle = Array.from({ length: end - start + 1 }, (_, n) => start + n)
  return [1, ...(start > 2 ? [null] : []), ...middle, ...((middle.at(-1) ?? 1) < last - 1 ? [null] : []), last]
}

/** The requested page; null where neither page nor limit is given. */
export const askedPage = ({ page, limit }: OptionalPageQuery): PageQuery | null =>
  page === undefined && limit === undefined ? null : { page: page ?? 1, limit: limit ?? 10 }

/** What a list of `listOrPageOf` returned, as a page: a plain list is one page. */
export const asOnePage = <Row, InList>(found: Page<Row> | InList[]): Page<Row | InList> =>
  Array.isArray(found) ? asPage(found, found.length, { page: 1, limit: Math.max(1, found.length) }) : found
