import sql from 'sql-template-tag'

/**
 * The order of what waits for an answer, of rows `k` of `konsultasi`: nearest deadline first. What was seen and is `menunggu`
 * has no deadline any more and comes last, nearest start first.
 */
export const byDeadline = sql`
  case when k.status = 'diajukan' then k.jawab_sebelum end nulls last, k.mulai, k.jadwal_id`

/** The same order of a page, by its columns. */
export const byDeadlineOnPage = sql`page.jawab_sebelum nulls last, page.tanggal, page.jadwal_id`

type Dated = { jawab_sebelum: string | null; tanggal: string; jadwal_id: number }

/** The same order for a list that is whole. Instants have one offset, so that their texts compare like them. */
export const sortByDeadline = <R extends Dated>(rows: readonly R[]): R[] =>
  rows.toSorted(
    (a, b) =>
      compare(a.jawab_sebelum ?? '9', b.jawab_sebelum ?? '9') ||
      compare(a.tanggal, b.tanggal) ||
      a.jadwal_id - b.jadwal_id,
  )

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
