import { z } from 'zod'

const MAX_LIMIT = 100

/** `page` and `limit` of a list, defaults 1 and 10. A limit over 100 counts as 100. */
export const PageQuery = z.object({
  page: z.coerce.number<number>().int().min(1).max(1_000_000).default(1),
  limit: z.coerce
    .number<number>()
    .int()
    .min(1)
    .transform((limit) => Math.min(limit, MAX_LIMIT))
    .default(10),
})
export type PageQuery = z.output<typeof PageQuery>

/** For lists that are returned whole unless a page is requested. */
export const OptionalPageQuery = PageQuery.extend({
  page: PageQuery.shape.page.unwrap().optional(),
  limit: PageQuery.shape.limit.unwrap().optional(),
})
export type OptionalPageQuery = z.output<typeof OptionalPageQuery>

export const pageOf = <T extends z.ZodType>(row: T) =>
  z.object({ queried: z.array(row), current_page: z.int(), last_page: z.int(), total: z.int() })

export type Page<T> = { queried: T[]; current_page: number; last_page: number; total: number }

/** A plain list; with `page` or `limit` a page of it. */
export const listOrPageOf = <Row extends z.ZodType, InList extends z.ZodType>(row: Row, inList: InList) =>
  z.union([pageOf(row), z.array(inList)])
