import { PgBoss } from 'pg-boss'
import type { Sql } from 'sql-template-tag'
import type { Db } from './db.ts'

/** Mails to send, and mails that were given up. */
export const queues = {
  surat: 'surat',
  suratGagal: 'surat-gagal',
} as const

const MINUTE_S = 60
const DAY_S = 24 * 60 * MINUTE_S

/**
 * Creates or updates the schema of the queue and its queues. Only the migration calls this, so that processes that start
 * at the same time find everything and never race. Does nothing where the schema is up to date.
 */
export async function installQueues(url: string): Promise<void> {
  const boss = await openBoss(url, { migrate: true, createSchema: true, supervise: false })
  try {
    await boss.createQueue(queues.suratGagal, { retryLimit: 20, retryDelay: MINUTE_S, deleteAfterSeconds: DAY_S })
    await boss.createQueue(queues.surat, {
      deadLetter: queues.suratGagal,
      // Half a minute, doubled at each attempt up to two hours: about ten hours in all.
      retryLimit: 12,
      retryDelay: 30,
      retryBackoff: true,
      retryDelayMax: 120 * MINUTE_S,
      // Twice the limit of one attempt: a process that was killed delays a mail no longer than that.
      expireInSeconds: 2 * MINUTE_S,
      deleteAfterSeconds: DAY_S,
    })
  } finally {
    await boss.stop({ graceful: false })
  }
}

/** The limit for a statement, so that a connection over a dead network does not block the work for ever. */
const IN_TIME = { query_timeout: 60_000, keepAlive: true }

type Options = Omit<ConstructorParameters<typeof PgBoss>[0] & object, 'connectionString'>

/** A running queue with a small separate pool. It reports errors through `onError` and continues. */
export async function openBoss(url: string, options: Options, onError: (error: unknown) => void = () => {}) {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'sehati jobs',
    connectionTimeoutMillis: 5_000,
    ...IN_TIME,
    max: 2,
    ...options,
  })
  boss.on('error', onError)
  try {
    return await boss.start()
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {})
    throw error
  }
}

/** Lets the queue write in the caller's transaction. */
export const within = (tx: Db) => ({
  executeSql: async (text: string, values: unknown[] = []) => ({
    // The adapter reads only text and values of a statement.
    rows: await tx.rows<Record<string, unknown>>({ text, values } as unknown as Sql),
  }),
})
