import sql, { type Sql } from 'sql-template-tag'

/** The `ilike` pattern that finds this text anywhere; `%`, `_` and `\` are escaped. */
export const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** What makes no difference at the ends of a searched name, by the rules of `lipat_nama`. */
const ENDS = /^[\s.,'’‘`´-]+|[\s.,'’‘`´-]+$/g

/**
 * The condition that a name has the pattern of `anywhere`, as names are compared: without accents, apostrophes, full stops and double
 * blanks. A pattern of nothing else finds no one.
 */
export function isNamed(name: Sql, like: string): Sql {
  const text = like.slice(1, -1).replace(ENDS, '')
  // The pattern in a query of its own: otherwise it would be folded again for each name that is compared.
  return text === '' ? sql`false` : sql`lipat_nama(${name}) like (select lipat_nama(${`%${text}%`}))`
}
