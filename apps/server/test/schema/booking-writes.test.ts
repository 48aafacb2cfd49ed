import { readFileSync } from 'node:fs'
import { bookKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import sql, { raw } from 'sql-template-tag'
import { expect, test } from 'vitest'
import { askFor } from '../booking.ts'
import { startServer } from '../server.ts'

const { db, call, make } = await startServer()

/** How many rows each table has. */
async function countRows(): Promise<Record<string, number>> {
  const tables = await db.rows<{ name: string }>(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
  )
  const parts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as n from ${name}`)
  const found = await db.rows<{ name: string; n: number }>(sql`${raw(parts.join(' union all '))}`)
  return Object.fromEntries(found.map(({ name, n }) => [name, n]))
}

/** The rows of the table in docs/architecture.md, "What one booking writes". */
function documented(): Record<string, number> {
  const page = readFileSync(new URL('../../../../docs/architecture.md', import.meta.url), 'utf8')
  const chapter = page.split('## What one booking writes\n')[1]?.split('\n## ')[0] ?? ''
  return Object.fromEntries([...chapter.matchAll(/^\| `(\w+)` \| (\d+) \|/gm)].map(([, name, n]) => [name, Number(n)]))
}

test('a booking writes the rows that the page about the architecture lists, and no others', async () => {
  const [patient, { profesional_id }] = [await make.person(5), await make.profesional()]
  const session = await make.sesi(profesional_id)
  const before = await countRows()
  expect((await call(patient, bookKonsultasi, { body: askFor(session) })).status).toBe(201)
  const after = await countRows()
  const written = Object.keys(after)
    .map((name): [string, number] => [name, (after[name] ?? 0) - (before[name] ?? 0)])
    .filter(([, n]) => n !== 0)
  expect(Object.fromEntries(written)).toEqual(documented())
})
