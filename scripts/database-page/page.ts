import path from 'node:path'
import pg from 'pg'
import { locks } from '../../apps/server/src/db/locks.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { tables } from '../../apps/server/src/db/rights.ts'
import { createDatabase } from '../../apps/server/test/database.ts'
import { root } from '../bootstrap/root.mjs'
import { type Facts, readFacts } from './catalog-facts.ts'
import { renderPage } from './render-page.ts'

export const pageFile = path.join(root, 'docs', 'database.md')
export const registerFile = path.join(root, 'docs', 'pemrosesan.md')

/** Migrates a new database, reads its catalog, and drops it. */
export async function factsOfNewDatabase(): Promise<Facts> {
  const { url, drop } = await createDatabase()
  const db = new pg.Client({ connectionString: url })
  try {
    await migrate(url)
    await db.connect()
    return await readFacts(db)
  } finally {
    await db.end()
    await drop()
  }
}

export const pageOf = (facts: Facts): string => renderPage(facts, locks, tables)
