/** The largest id: PostgreSQL's `int`. */
export const MAX_ID = 2_147_483_647

/** The number that a part of a URL names, as the last one of a detail page; null where it is none. */
export function idIn(part: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(part) ? Number(part) : 0
  return id >= 1 && id <= MAX_ID ? id : null
}
