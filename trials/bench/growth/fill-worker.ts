import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { makeSealOf } from '@sehati/testkit/clinic/original'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { dataKey, type Plan } from './plan.ts'
import { type Growing, growing, rowsOf } from './rows.ts'

/** Consultations whose rows are made and sent together. */
export type Task = { url: string; plan: Plan }

const { url, plan } = workerData as Task
const seal = makeSealOf(dataKey())
const db = new pg.Client({ connectionString: url, options: '-c synchronous_commit=off -c statement_timeout=0' })
await db.connect()
let sending: Promise<void> = Promise.resolve()

async function send(rows: Record<Growing, Buffer>): Promise<void> {
  for (const [table, columns] of Object.entries(growing))
    await pipeline(
      Readable.from([rows[table as Growing]]),
      db.query(copyFrom(`copy ${table} (${columns}) from stdin (format binary)`)),
    )
}

parentPort?.on('message', async (range: { from: number; to: number } | null) => {
  try {
    if (range === null) {
      await sending
      await db.end()
      parentPort?.close()
      return
    }
    const rows = rowsOf(plan, seal, range.from, range.to)
    // What comes next is made while the database takes this.
    await sending
    sending = send(rows)
    sending.catch(() => {})
    parentPort?.postMessage(range.to - range.from)
  } catch (error) {
    setImmediate(() => {
      throw error
    })
  }
})
