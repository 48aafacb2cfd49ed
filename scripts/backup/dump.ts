import type pg from 'pg'
import { Refusal } from '../bootstrap/refusal.mjs'
import { findJangkar, listMigrations, listSequences, listTables, named } from './catalog.ts'
import { copyOut, prepareSession } from './copy-table.ts'
import { encodeFrame } from './frames.ts'
import { type Closing, FORMAT, type Opening, type TableSum } from './manifest.ts'
import type { Progress } from './progress.ts'

/**
 * Begins a transaction that sees the database as it is at this moment for as long as it lasts, and returns what there
 * is. Only a statement that changes the structure of a table waits for it.
 */
export async function openSnapshot(
  db: pg.ClientBase,
  { keys, vapid }: { keys: string; vapid?: string | null },
): Promise<Opening> {
  await prepareSession(db)
  await db.query('begin isolation level repeatable read read only')
  // The exported name lets others look at this very state, for comparing.
  await db.query('select pg_export_snapshot()')
  const tables = await listTables(db)
  const migrations = await listMigrations(db)
  if (migrations.length === 0) throw new Refusal('This database has none of the tables of Sehati: nothing to back up.')
  await db.query(`lock table ${tables.map(({ name }) => named(db, name)).join(', ')} in access share mode`)
  const jangkar = await findJangkar(db)
  const version = await db.query<{ server_version: string }>('show server_version')
  return {
    format: FORMAT,
    made: new Date().toISOString(),
    postgres: version.rows[0]?.server_version ?? '',
    migrations,
    keys,
    ...(vapid && { vapid }),
    tables,
    sequences: await listSequences(db),
    ...(jangkar && { jangkar }),
  }
}

/** The whole backup as a stream: opening, the rows of each table, closing. The database sets the pace, memory stays small. */
export async function* dump(
  db: pg.ClientBase,
  opening: Opening,
  progress: Progress,
  done: (closing: Closing) => void,
): AsyncGenerator<Uint8Array> {
  yield* encodeFrame({ note: opening })
  const closing: Closing = { sums: {} }
  for (const table of opening.tables) {
    yield* encodeFrame({ note: { table: table.name } })
    const keep = (sum: TableSum) => {
      closing.sums[table.name] = sum
    }
    for await (const rows of copyOut(db, table, keep)) {
      progress.add(rows.length, table.name)
      yield* encodeFrame({ rows })
    }
  }
  await db.query('commit')
  yield* encodeFrame({ note: closing })
  done(closing)
}
