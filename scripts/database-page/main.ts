import { writeFileSync } from 'node:fs'
import { openTestDatabase } from '../test/test-database.ts'
import { withoutWords } from './catalog-facts.ts'
import { factsOfNewDatabase, pageFile, pageOf, registerFile } from './page.ts'
import { renderRegister } from './render-register.ts'

/**
 * `npm run docs:database`: generates the page about the database from the catalog of a migrated one, and the page about
 * personal data from its register.
 */
const database = await openTestDatabase()
process.env.TEST_DATABASE_URL = database.adminUrl
try {
  const facts = await factsOfNewDatabase()
  writeFileSync(pageFile, pageOf(facts))
  writeFileSync(registerFile, renderRegister())
  const missing = withoutWords(facts)
  for (const one of missing) console.error(`no sentence: ${one}`)
  console.log(`${pageFile}: ${facts.tables.length} tables`)
  process.exitCode = missing.length > 0 ? 1 : 0
} finally {
  await database.stop()
}
