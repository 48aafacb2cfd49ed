import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { applyMigrations, migrate } from '../../apps/server/src/base/db/migrate.ts'
import { Refusal } from '../bootstrap/refusal.mjs'
import { listMigrations, listTables, named } from './catalog.ts'
import { copyIn, copyOut, prepareSession } from './copy-table.ts'
import { deferConstraints, describeSchema, restoreConstraints } from './deferred-schema.ts'
import type { Opening, TableFacts, TableSum } from './manifest.ts'
import { type Progress, startProgress, type Work } from './progress.ts'
import { readBackup } from './read-backup.ts'

const CONNECTIONS = 3

/**
 * Fills an empty database from a backup: the tables of its time, its rows, then keys and indexes, and compares all of
 * it with what the backup says before it is brought to the newest shape.
 */
export async function loadBackup(
  url: string,
  file: string,
  identities: string[],
  opening: Opening,
  work: Work & { service: string | null },
): Promise<void> {
  const { say, signal, service } = work
  const connections = Array.from({ length: CONNECTIONS }, () => new pg.Client({ connectionString: url }))
  const [db] = connections as [pg.Client]
  for (const one of connections) one.on('error', () => {})
  // An index of millions of rows is not waited for.
  const hangUp = () => {
    for (const one of connections) one.connection.stream.destroy()
  }
  signal.addEventListener('abort', hangUp)
  try {
    for (const one of connections) await prepareSession(await connected(one))
    await applyMigrations(db, opening.migrations.length)
    const tables = await matchTables(db, opening)
    const before = await describeSchema(db)
    const deferred = await deferConstraints(db)
    const loading = startProgress('loading', work)
    const { closing } = await readBackup(file, identities, {
      table: (name, rows) => loadTable(db, tables.get(name) as TableFacts, rows, loading),
    })
    say(`  rows are loaded (${loading.seconds().toFixed(1)} s); making keys and indexes`)
    await restoreConstraints(connections, deferred, say)
    if (String(await describeSchema(db)) !== String(before)) throw new Error('keys and indexes are not as they were')
    for (const { name, value, called } of opening.sequences)
      await db.query('select setval(to_regclass($1), $2, $3)', [named(db, name), value, called])
    await db.query('analyze')
    await compare(connections, opening.tables, closing.sums, work)
    const applied = await migrate(url, service)
    if (applied.length > 0) say(`  brought to the newest shape: ${applied.join(', ')}`)
  } catch (error) {
    hangUp()
    throw error
  } finally {
    signal.removeEventListener('abort', hangUp)
    for (const one of connections) await one.end()
  }
}

async function connected(db: pg.Client): Promise<pg.Client> {
  await db.connect()
  return db
}

/** The tables made by the migrations must be able to take what the backup has. */
async function matchTables(db: pg.ClientBase, opening: Opening): Promise<Map<string, TableFacts>> {
  const migrated = await listMigrations(db)
  if (String(migrated) !== String(opening.migrations)) throw new Error(`unexpected migrations: ${migrated}`)
  const made = new Map((await listTables(db)).map((table) => [table.name, table]))
  for (const table of opening.tables) {
    const missing = table.columns.filter((column) => !made.get(table.name)?.columns.includes(column))
    if (missing.length > 0)
      throw new Refusal(
        `The backup has ${table.name} (${missing}), which no migration makes: it cannot be restored here.`,
      )
  }
  return new Map(opening.tables.map((table) => [table.name, table]))
}

/** Without our triggers: what they would write is in the backup already. */
async function loadTable(
  db: pg.ClientBase,
  table: TableFacts,
  rows: AsyncIterable<Uint8Array>,
  progress: Progress,
): Promise<void> {
  const name = named(db, table.name)
  await db.query(`begin; alter table ${name} disable trigger user; truncate ${name}`)
  const counted = Readable.from(
    (async function* () {
      for await (const piece of rows) {
        progress.add(piece.length, table.name)
        yield piece
      }
    })(),
    { objectMode: false },
  )
  await pipeline(counted, copyIn(db, table))
  await db.query(`alter table ${name} enable trigger user; commit`)
}

/** Every table is read back and must give the bytes that the backup has. */
async function compare(
  connections: pg.ClientBase[],
  tables: TableFacts[],
  sums: Record<string, TableSum>,
  work: Work,
): Promise<void> {
  const comparing = startProgress('comparing', work)
  const waiting = tables.values()
  await Promise.all(
    connections.map(async (db) => {
      for (const table of waiting) {
        let found: TableSum | null = null
        const keep = (sum: TableSum) => {
          found = sum
        }
        for await (const rows of copyOut(db, table, keep)) comparing.add(rows.length, table.name)
        if (JSON.stringify(found) !== JSON.stringify(sums[table.name]))
          throw new Error(
            `${table.name} is not as it was: ${JSON.stringify(found)}, not ${JSON.stringify(sums[table.name])}`,
          )
      }
    }),
  )
  work.say(`  ${tables.length} tables hold exactly what the backup holds (${comparing.seconds().toFixed(1)} s)`)
}
