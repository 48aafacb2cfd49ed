/** The pattern for `ilike` that finds this text anywhere; `%`, `_` and `\` in it stand for themselves. */
export const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
