import { readFileSync } from 'node:fs'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { connect } from '../../src/base/db/db.ts'
import {
  contractValue,
  listSchemaFiles,
  namesIn,
  readSchemaFile,
  type SchemaValue,
  withoutGrants,
  withValues,
} from '../../src/base/db/schema-files.ts'
import { createDatabase } from '../database.ts'
import { readCatalog } from './catalog.ts'

// A file of the schema is applied once, with the values of that day. `installed.txt` has them: what databases were made with. Where the
// contract has another value today, a numbered file on top must bring it to them; this makes a database as those are, and compares.

const file = new URL('installed.txt', import.meta.url)
type Installed = Map<string, SchemaValue>
const key = (schemaFile: string, name: string) => `${schemaFile} ${name}`
const installed: Installed = new Map(
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, named, value] = /^(\S+ \S+) (.+)$/.exec(line) ?? []
      return named && value ? [[named, JSON.parse(value)]] : []
    }),
)

const named = listSchemaFiles().map((name) => ({ name, text: readSchemaFile(name) }))
/** The names in a file, without that of the kinds of events: these are rows, and `migrate` inserts new ones. */
const valuesIn = (text: string): string[] => [...new Set(namesIn(text))].filter((name) => name !== 'jenisPemberitahuan')
const present = await catalogOf(inject('template'))

/** Each value that is another one today. */
const changesSince = (values: Installed): string[] =>
  named.flatMap(({ name: schemaFile, text }) =>
    valuesIn(text).flatMap((name) => {
      const [was, is] = [values.get(key(schemaFile, name)), contractValue(name)].map((value) => JSON.stringify(value))
      return was === undefined || was === is ? [] : [`${name} is ${is} in the contract and ${was} in ${schemaFile}`]
    }),
  )

/** The parts of a database that was made with these values, and is now in the newest shape, which differ from those of a new one. */
const listStale = async (values: Installed): Promise<string[]> => {
  const former = await catalogOf('template1', async (url) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    for (const { name: schemaFile, text } of named)
      await client.query(
        withValues(withoutGrants(text), (name) => values.get(key(schemaFile, name)) ?? contractValue(name)),
      )
    await client.end()
  })
  return former.filter((line) => !present.includes(line))
}

const whatToWrite = (changes: string[]) =>
  `${changes.join('; ')}. Write a numbered file in apps/server/schema that puts the listed parts again, with the names of the values. While no system is installed, write the new value into installed.txt instead`

test('an installed database gets the numbers and lists of the contract', async () => {
  const changes = changesSince(installed)
  expect(changes.length === 0 ? [] : await listStale(installed), whatToWrite(changes)).toEqual([])
})

test('a value that changes without a numbered file is found, with each part that says it', async () => {
  const other: Installed = new Map([...installed, [key('09_safety', 'DARURAT_MENIT'), 1]])
  const before = changesSince(installed)
  expect(changesSince(other).filter((line) => !before.includes(line))).toEqual([
    `DARURAT_MENIT is ${contractValue('DARURAT_MENIT')} in the contract and 1 in 09_safety`,
  ])
  expect((await listStale(other)).map((line) => /^(comment on )?constraint \w+/.exec(line)?.[0])).toEqual([
    'comment on constraint buka_darurat_singkat',
    'constraint buka_darurat_singkat',
  ])
})

/** What is recorded stays; what is new in a file is added by `npx vitest -u`. */
test('the values of every file are recorded', async () => {
  const lines = named.flatMap(({ name: schemaFile, text }) =>
    valuesIn(text).map((name) => {
      const value = installed.get(key(schemaFile, name)) ?? contractValue(name)
      return `${key(schemaFile, name)} ${JSON.stringify(value)}\n`
    }),
  )
  await expect(lines.join('')).toMatchFileSnapshot(file.pathname)
})

/** What a copy of this database is made of, after `fill` has made it. */
async function catalogOf(template: string, fill: (url: string) => Promise<void> = async () => {}): Promise<string[]> {
  const database = await createDatabase(template)
  await fill(database.url)
  const db = connect(database.url, 1)
  const lines = await readCatalog(db)
  await db.close()
  await database.drop()
  return lines
}
