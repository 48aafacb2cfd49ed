import pg from 'pg'
import { raw } from 'sql-template-tag'
import { afterAll, vi } from 'vitest'
import type { Db } from '../src/base/db/db.ts'

export type Sent = { text: string; values?: unknown[] }

/** The statements with these words that this process sends from now on, in order. */
export function watchStatements(words: RegExp): Sent[] {
  const sent: Sent[] = []
  const query = pg.Client.prototype.query
  const watching = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [statement] = given
    if (typeof statement === 'object' && words.test((statement as Sent).text)) sent.push(statement as Sent)
    return Reflect.apply(query, this, given)
  } as never)
  afterAll(() => watching.mockRestore())
  return sent
}

type Node = Record<string, unknown> & { Plans?: Node[] }

/**
 * How many rows of the trail the statement reads, with those that it leaves out, by the plan of a connection of the product: one plan for
 * all values. In a transaction, whose settings count.
 */
export async function rowsOfJejakRead(tx: Db, { text, values = [] }: Sent): Promise<number> {
  const given = values.map((value) => (value === null ? 'null' : pg.escapeLiteral(String(value)))).join(', ')
  await tx.rows(raw(`prepare dihitung as ${text}`))
  const [explained] = await tx.rows<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    raw(`explain (analyze, format json) execute dihitung${given && `(${given})`}`),
  )
  await tx.rows(raw('deallocate dihitung'))
  return (explained as NonNullable<typeof explained>)['QUERY PLAN'].reduce((sum, { Plan }) => sum + readIn(Plan), 0)
}

function readIn(node: Node): number {
  const n = (field: string) => Number(node[field] ?? 0)
  const isOfJejak = /^jejak/.test(String(node['Relation Name'] ?? node['Index Name'] ?? ''))
  const own = n('Actual Rows') + n('Rows Removed by Filter') + n('Rows Removed by Index Recheck')
  return (node.Plans ?? []).reduce((sum, one) => sum + readIn(one), isOfJejak ? own * n('Actual Loops') : 0)
}
