/** The `ilike` pattern that finds this text anywhere; `%`, `_` and `\` are escaped. */
export const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
