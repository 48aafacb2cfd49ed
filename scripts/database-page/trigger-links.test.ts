import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'
import { factsOfNewDatabase } from './page.ts'
import { setsOff, writesIn } from './trigger-links.ts'

const { tables } = await factsOfNewDatabase()
const stores = globSync('apps/server/src/**/*.store.ts', { cwd: root }).filter((file) => !file.includes('/demo/'))

test('a store function that sets off a trigger with an effect elsewhere links to its table in docs/database.md', () => {
  const writes = stores.flatMap((file) =>
    writesIn(readFileSync(path.join(root, file), 'utf8'))
      .filter((write) => setsOff(write, tables))
      .map((write) => ({ ...write, file })),
  )
  expect(writes.length).toBeGreaterThan(0)
  const silent = writes.filter(({ table, comment }) => !comment.includes(`docs/database.md#${table}`))
  expect(silent.map(({ file, holder, verb, table }) => `${file} ${holder}: ${verb} ${table}`)).toEqual([])
})

test('a write is found with its function, its comment and the columns that it sets', () => {
  const source = [
    '/** Says it. */',
    'export const close = (db: Db) =>',
    '  db.rows(sql`update users set status_user = 1 where level_id = 2`)',
    '',
    'export async function end(db: Db) {',
    '  await db.rows(sql`delete from auth_session`)',
    '}',
  ].join('\n')
  expect(writesIn(source)).toEqual([
    { verb: 'update', table: 'users', columns: ' set status_user = 1 ', holder: 'close', comment: '/** Says it. */\n' },
    { verb: 'delete', table: 'auth_session', columns: '', holder: 'end', comment: '' },
  ])
  expect(writesIn(source).map((write) => setsOff(write, tables))).toEqual([true, true])
  expect(
    setsOff({ verb: 'update', table: 'users', columns: ' set foto_versi = 1 ', holder: '', comment: '' }, tables),
  ).toBe(false)
})
