import sql, { type Sql } from 'sql-template-tag'

/** The `ilike` pattern that finds this text anywhere; `%`, `_` and `\` are escaped. */
export const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** The condition that a name has this pattern, as names are compared: without accents, apostrophes, full stops and double blanks. */
export const isNamed = (name: Sql, like: string): Sql => sql`lipat_nama(${name}) like lipat_nama(${like})`
