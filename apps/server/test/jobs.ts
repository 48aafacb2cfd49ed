import sql from 'sql-template-tag'
import type { Db } from '../src/base/db/db.ts'
import { connect } from '../src/base/db/db.ts'
import type { DbEvent } from '../src/base/db/db-event.ts'
import { type MailJob, takeSurat } from '../src/channel/surat/surat.store.ts'
import type { JobDeps } from '../src/jobs/job-deps.ts'
import { startJobs } from '../src/jobs/jobs.ts'
import { relayOnce } from '../src/jobs/relay.ts'
import { mailQueue } from '../src/jobs/send-mail.ts'
import { type Queue, sendOne } from '../src/jobs/send-until.ts'

/** The part of `startServer`'s result that jobs need. */
type Server = Pick<JobDeps, 'clock' | 'seal'> & { service: Db; serviceUrl: string }

export const SENDER = { nama: 'Sehati', alamat: 'no-reply@sehati.test' }
export const ALAMAT = 'https://sehati.test'

/** A mail that failed is due again at once, and not for hours, because the clock of tests stands still. */
export const QUICK = { stopMs: 500, mailMs: Array.from({ length: 8 }, () => 0) }

/** Runs the jobs of a server process on a connection pool of their own, and returns a function that stops them. */
export function runJobs(server: Server, more: Pick<JobDeps, 'kotakSurat'> & Partial<JobDeps>) {
  const db = connect(server.serviceUrl, 4)
  const { clock, seal } = server
  const warnings: string[] = []
  const stopJobs = startJobs({
    db,
    clock,
    seal,
    alamat: ALAMAT,
    publish: () => {},
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

/**
 * Returns a function that runs the relay until no event waits, as a server process does every second. In the database of a worker, files
 * leave more events than it takes at once. No mail is sent.
 */
export function makeRelay(server: Pick<Server, 'clock' | 'service'>, whatsapp: JobDeps['whatsapp'] = null) {
  const published: DbEvent[] = []
  const deps = { ...server, db: server.service, whatsapp, publish: (event: DbEvent) => published.push(event) }
  const relay = async () => {
    while (await relayOnce(deps));
  }
  return { relay, published }
}

const { signal } = new AbortController()
/** A process that does not stop. */
export const RUNNING = { stopping: signal, ending: signal }

/** Sends what is due, so many at most, as a server process does every second. */
export async function sendDue<Kiriman, Hasil>(queue: Queue<Kiriman, Hasil>, most = 100): Promise<void> {
  for (const kiriman of await queue.take(most)) await sendOne(queue, kiriman, RUNNING)
}

/** Takes this mail, whenever it is due; null where it is not to be sent. */
export async function takeMail(db: Db, surat_id: string, now: Date): Promise<MailJob | null> {
  const row = await db.row(
    sql`update surat set sejak = '-infinity' where surat_id = ${surat_id} and status = 'antre' returning surat_id`,
  )
  if (row === null) return null
  // The one that waits longest is taken first.
  return (await takeSurat(db, now, 1))[0] ?? null
}

type MailDeps = Pick<JobDeps, 'db' | 'clock' | 'seal' | 'kotakSurat'> & Partial<JobDeps>

/** Sends this mail as a server process does, if it still is to be sent, whenever it is due. */
export async function sendMail(deps: MailDeps, surat_id: string): Promise<void> {
  const job = await takeMail(deps.db, surat_id, deps.clock())
  const queue = mailQueue({ alamat: ALAMAT, publish: () => {}, log: { warn: () => {} }, ...deps })
  if (job) await sendOne(queue, job, RUNNING)
}
