import crypto from 'node:crypto'
import type pg from 'pg'
import copy from 'pg-copy-streams'
import { named } from './catalog.ts'
import type { TableFacts, TableSum } from './manifest.ts'

/** What COPY writes must not depend on the settings of a server, a role or a machine. */
const SETTINGS = `set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set bytea_output = 'hex';
  set extra_float_digits = 1; set client_encoding = 'UTF8'; set search_path = public; set statement_timeout = 0;
  set lock_timeout = 0; set idle_in_transaction_session_timeout = 0; set synchronous_commit = on`

export const prepareSession = (db: pg.ClientBase) => db.query(SETTINGS)

const columnsOf = (db: pg.ClientBase, table: TableFacts) =>
  table.columns.map((column) => db.escapeIdentifier(column)).join(', ')

/** All rows of a table in the order of its key: equal rows give equal bytes, however they are stored. Calls `done` after the last row. */
export async function* copyOut(
  db: pg.ClientBase,
  table: TableFacts,
  done: (sum: TableSum) => void,
): AsyncGenerator<Uint8Array> {
  const select = `select ${columnsOf(db, table)} from ${named(db, table.name)} order by ${table.order}`
  const stream = db.query(copy.to(`copy (${select}) to stdout`))
  const hash = crypto.createHash('sha256')
  let bytes = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
    yield chunk
  }
  // The number of rows comes after the last of them, perhaps in a separate packet.
  await db.query('select 1')
  done({ rows: Number(stream.rowCount), bytes, sha256: hash.digest('hex') })
}

/** A stream that inserts rows as `copyOut` gives them. `freeze` works only in the transaction that truncated the table. */
export const copyIn = (db: pg.ClientBase, table: TableFacts) =>
  db.query(copy.from(`copy ${named(db, table.name)} (${columnsOf(db, table)}) from stdin with (freeze)`))
