import { PgBoss } from 'pg-boss'
import type { Sql } from 'sql-template-tag'
import type { Db } from './db.ts'

/** A mail to be sent; those that were given up; the look for due reminders; the daily clean-up. */
export const queues = {
  surat: 'surat',
  suratGagal: 'surat-gagal',
  pengingat: 'pengingat',
  pembersihan: 'pembersihan',
} as const

const MINUTE_S = 60
const DAY_S = 24 * 60 * MINUTE_S
const ZONE = { tz: 'Asia/Jakarta' }

/**
 * Makes or updates the queue's own schema and our queues. Only the migration does this, so that processes that start
 * together find everything there and never race. Does nothing where it is up to date.
 */
export async function installQueues(url: string): Promise<void> {
  const boss = await openBoss(url, { migrate: true, createSchema: true, supervise: false })
  try {
    await boss.createQueue(queues.suratGagal, { retryLimit: 20, retryDelay: MINUTE_S, deleteAfterSeconds: DAY_S })
    await boss.createQueue(queues.surat, {
      deadLetter: queues.suratGagal,
      // Half a minute, doubled each time up to two hours: about ten hours in all.
      retryLimit: 12,
      retryDelay: 30,
      retryBackoff: true,
      retryDelayMax: 120 * MINUTE_S,
      // Twice what one attempt may take: a process that was killed holds a mail up no longer.
      expireInSeconds: 2 * MINUTE_S,
      deleteAfterSeconds: DAY_S,
    })
    // Both look for what is due themselves: one that was missed is made good by the next, and one waiting is enough.
    const look = { policy: 'short', retryLimit: 0, retentionSeconds: 10 * MINUTE_S, deleteAfterSeconds: DAY_S } as const
    await boss.createQueue(queues.pengingat, { ...look, expireInSeconds: MINUTE_S })
    await boss.createQueue(queues.pembersihan, { ...look, expireInSeconds: 15 * MINUTE_S })
    await boss.schedule(queues.pengingat, '* * * * *', null, ZONE)
    await boss.schedule(queues.pembersihan, '30 3 * * *', null, ZONE)
  } finally {
    await boss.stop({ graceful: false })
  }
}

/** A connection that the network swallowed must not hold up the work for ever. */
const IN_TIME = { query_timeout: 60_000, keepAlive: true }

type Options = Omit<ConstructorParameters<typeof PgBoss>[0] & object, 'connectionString'>

/** A running queue with a small pool of its own; it says on `onError` what went wrong and goes on by itself. */
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

/** Lets the queue write in a transaction of ours. */
export const within = (tx: Db) => ({
  executeSql: async (text: string, values: unknown[] = []) => ({
    // Text and values are all that is read of a statement.
    rows: await tx.rows<Record<string, unknown>>({ text, values } as unknown as Sql),
  }),
})
