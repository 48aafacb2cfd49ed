import type { Table } from './catalog-facts.ts'

/** What a statement in a source writes, and the comment of the function that contains it. */
export type Write = { verb: string; table: string; columns: string; holder: string; comment: string }

const STATEMENT = /\b(insert into|update|delete from) ([a-z_]+)\b(?=([^`]*))/g
const HOLDER = /^(?:export )?(?:async )?(?:function|const) (\w+)/gm
const COMMENT_AT_END = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/

/** `columns` is the part of an update between its table and its condition. */
export const writesIn = (source: string): Write[] =>
  [...source.matchAll(STATEMENT)].map((found) => {
    const [, words = '', table = '', rest = ''] = found
    const holder = [...source.slice(0, found.index).matchAll(HOLDER)].at(-1)
    return {
      verb: words.split(' ')[0] as string,
      table,
      columns: rest.split(/\bwhere\b/)[0] as string,
      holder: holder?.[1] ?? '',
      comment: COMMENT_AT_END.exec(source.slice(0, holder?.index ?? 0))?.[0] ?? '',
    }
  })

/** Triggers that run after a row is written act on other rows, other tables or other processes. */
export function setsOff({ verb, table, columns }: Write, tables: Table[]): boolean {
  const triggers = tables.find(({ name }) => name === table)?.triggers ?? []
  return triggers.some(({ when }) => {
    if (!when.startsWith('after') || !new RegExp(`\\b${verb}\\b`).test(when)) return false
    const [, named] = / update of (.*)$/.exec(when) ?? []
    return !named || verb !== 'update' || named.split(', ').some((name) => new RegExp(`\\b${name}\\s*=`).test(columns))
  })
}
