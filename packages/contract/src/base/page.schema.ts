import * as z from 'zod/mini'

const MAX_LIMIT = 100

/** `page` and `limit` of a list, defaults 1 and 10. A limit over 100 counts as 100. */
export const PageQuery = z.object({
  page: z._default(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
  limit: z._default(
    z.pipe(
      z.coerce.number<number>().check(z.int(), z.minimum(1)),
      z.transform((limit) => Math.min(limit, MAX_LIMIT)),
    ),
    10,
  ),
})
export type PageQuery = z.output<typeof PageQuery>

/** For lists that are returned whole unless a page is requested. */
export const OptionalPageQuery = z.extend(PageQuery, {
  page: z.optional(PageQuery.shape.page.def.innerType),
  limit: z.optional(PageQuery.shape.limit.def.innerType),
})
export type OptionalPageQuery = z.output<typeof OptionalPageQuery>

export const pageOf = <T extends z.ZodMiniType>(row: T) =>
  z.object({ queried: z.array(row), current_page: z.int(), last_page: z.int(), total: z.int() })

export type Page<T> = { queried: T[]; current_page: number; last_page: number; total: number }

/** A plain list; with `page` or `limit` a page of it. */
export const listOrPageOf = <Row extends z.ZodMiniType, InList extends z.ZodMiniType>(row: Row, inList: InList) =>
  z.union([pageOf(row), z.array(inList)])
