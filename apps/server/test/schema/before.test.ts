import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { afterAll, expect, inject, test } from 'vitest'
import { connect } from '../../src/base/db/db.ts'
import { createDatabase } from '../database.ts'
import { readCatalog } from './catalog.ts'
import { intended } from './intended.ts'

// The schema was written anew, each object once. This compares it with what 86 files had made before, and names each part that is gone
// or another one. What is new is not limited.

const database = await createDatabase(inject('template'))
const db = connect(database.url, 1)
afterAll(async () => {
  await db.close()
  await database.drop()
})

/** Without the order in names of triggers, and without parentheses, which a definition has where its text had them. */
const plain = (line: string): string =>
  line
    .replaceAll(/\b(\w+?)_[1-9]0_(?=\w)/g, '$1_')
    .replaceAll(/[()]/g, '')
    .replaceAll(/\s+/g, ' ')

const file = new URL('before.jsonl.gz', import.meta.url)
const before = gunzipSync(readFileSync(file))
  .toString()
  .trim()
  .split('\n')
  .map((line): string => JSON.parse(line))

test('what the schema had before is there, but for what its design names', async () => {
  const now = new Set((await readCatalog(db)).map(plain))
  const gone = before.filter((line) => !now.has(plain(line)))
  const named = (line: string) => intended.some(({ parts }) => parts.test(line))
  expect(gone.filter((line) => !named(line))).toEqual([])
  // No reason outlives what it was for.
  expect(intended.filter(({ parts }) => !gone.some((line) => parts.test(line))).map(({ why }) => why)).toEqual([])
})
