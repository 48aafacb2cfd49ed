import sql from 'sql-template-tag'
import { afterAll } from 'vitest'
import type { Db } from '../src/db/db.ts'
import { connect } from '../src/db/db.ts'
import type { DbEvent } from '../src/db/db-event.ts'
import { openBoss } from '../src/db/job-queue.ts'
import type { JobDeps } from '../src/jobs/job-deps.ts'
import { startJobs } from '../src/jobs/jobs.ts'
import { relayOnce } from '../src/jobs/relay.ts'

/** The part of `startServer`'s result that jobs need. */
type Server = Pick<JobDeps, 'clock' | 'seal'> & { service: Db; serviceUrl: string }

export const SENDER = { nama: 'Sehati', alamat: 'no-reply@sehati.test' }
export const ALAMAT = 'https://sehati.test'

/** The shortest intervals that the queue allows. */
const QUICK = { stopMs: 500, superviseS: 1, mailS: 0.5, dueS: 0.5 }

/** Runs the jobs of a server process on a connection pool of their own, and returns a function that stops them. */
export function runJobs(server: Server, more: Pick<JobDeps, 'kotakSurat'> & Partial<JobDeps>) {
  const db = connect(server.serviceUrl, 4)
  const { clock, seal } = server
  const warnings: string[] = []
  const stopJobs = startJobs({
    ...{ db, clock, seal, databaseUrl: server.serviceUrl, alamat: ALAMAT, publish: () => {} },
    log: { warn: (fields) => warnings.push(JSON.stringify(fields)) },
    pace: QUICK,
    ...more,
  })
  let ended: Promise<void> | null = null
  const stop = () => {
    ended ??= stopJobs().finally(() => db.close())
    return ended
  }
  return { stop, warnings }
}

/** Returns a function that runs the relay once, as a server process does every second. No mail is sent. */
export async function makeRelay(server: Server, whatsapp: JobDeps['whatsapp'] = null) {
  const boss = await openBoss(server.serviceUrl, { migrate: false, supervise: false, schedule: false })
  afterAll(() => boss.stop({ graceful: false }))
  const published: DbEvent[] = []
  const relay = () =>
    relayOnce({ ...server, db: server.service, whatsapp, publish: (event) => published.push(event) }, boss)
  return { relay, published }
}

/** Lets failed jobs of this database be retried at once, and not for hours. */
export const hurry = (db: Db, { tries = 8 } = {}) =>
  db.rows(sql`
    update pgboss.queue set retry_limit = ${tries}, retry_delay = 0, retry_backoff = false, retry_delay_max = null,
      expire_seconds = 120
    where name = 'surat'`)
