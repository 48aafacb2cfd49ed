import { setTimeout as wait } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import { openBoss, queues } from '../db/job-queue.ts'
import { updateGagal, updateTidakDicoba } from '../features/surat/surat.store.ts'
import { SMTP_CONNECTIONS } from '../outside/kotak-surat-smtp.ts'
import { foldUntil } from './fold.ts'
import { foldJejakUntil } from './fold-jejak.ts'
import { forgetFuture } from './forget-future.store.ts'
import type { JobDeps } from './job-deps.ts'
import { kirimBanyak } from './kirim-banyak.ts'
import { antreanPush } from './kirim-push.ts'
import { antreanWa } from './kirim-wa.ts'
import { recurUntil } from './recurring.ts'
import { MAIL_BATCH, queueMails, relayUntil } from './relay.ts'
import { makeReporter } from './reporter.ts'
import { sendUntil } from './send-until.ts'
import { tickUntil } from './tick.ts'

/** Intervals of the jobs. Tests use shorter ones. */
const PACE: Pace = {
  /** How long running jobs may take to end when the process stops. */
  stopMs: 6_000,
  /** For mails whose process was killed. */
  superviseS: 10,
  /** For mails to be sent; workers are also woken for new ones. */
  mailS: 2,
  /** For mails that were given up. */
  dueS: 5,
}
const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 15_000
/** How often jobs are checked for times that only a wrong clock can have set. */
const FORGET_MS = 30_000

type Pace = NonNullable<JobDeps['pace']>
type MailJob = { surat_id: string }

/**
 * Starts the background work: publishes events, sends mail, pushes and WhatsApp messages, reminds, releases holds that ended, escalates and ends requests without an answer, chains the trail, cleans up. It runs in every server process; one of
 * them does each piece of work. While the database is unreachable it waits, and continues when it is back. Returns a
 * function that stops it.
 */
export function startJobs(deps: JobDeps): () => Promise<void> {
  const [stopping, ending] = [new AbortController(), new AbortController()]
  const { signal } = stopping
  const { pace = PACE } = deps
  const report = makeReporter(deps.log)
  let boss: PgBoss | null = null

  async function run(): Promise<void> {
    for (let retry = FIRST_RETRY_MS; !boss && !signal.aborted; retry = Math.min(retry * 2, LAST_RETRY_MS)) {
      try {
        boss = await openBoss(deps.databaseUrl, optionsAt(pace), report)
      } catch (error) {
        report(error)
        await wait(retry, undefined, { signal, ref: false }).catch(() => {})
      }
    }
    if (!boss || signal.aborted) return
    // A start often follows a crash.
    await boss.supervise().catch(report)
    await work(boss, deps, pace)
    const forget = () => forgetFuture(deps.db, deps.clock()).catch(report)
    await forget()
    const forgetting = setInterval(forget, FORGET_MS)
    await relayUntil(signal, deps, boss, report).finally(() => clearInterval(forgetting))
  }
  const running = Promise.all([
    run().catch(report),
    foldUntil(signal, deps.db, report),
    foldJejakUntil(signal, deps, report),
    tickUntil(signal, deps, report),
    recurUntil({ stopping: signal, ending: ending.signal }, deps, report),
    ...(deps.whatsapp ? [sendUntil(signal, antreanWa({ ...deps, ...deps.whatsapp }), report)] : []),
    ...(deps.push ? [sendUntil(signal, antreanPush({ ...deps, ...deps.push }), report)] : []),
  ])

  return async () => {
    stopping.abort()
    const timer = setTimeout(() => ending.abort(), pace.stopMs)
    await running.finally(() => clearTimeout(timer))
    await boss?.stop({ graceful: true, timeout: pace.stopMs }).catch(report)
    await deps.kotakSurat.tutup()
  }
}

const optionsAt = ({ superviseS }: Pace) => ({
  migrate: false,
  createSchema: false,
  superviseIntervalSeconds: superviseS,
  monitorIntervalSeconds: superviseS,
  // No job of the product depends on another.
  flowIntervalSeconds: 3_600,
})

async function work(boss: PgBoss, deps: JobDeps, { mailS, dueS }: Pace): Promise<void> {
  const { db } = deps
  const kirim = kirimBanyak(deps)
  const mailing = {
    pollingIntervalSeconds: mailS,
    localConcurrency: SMTP_CONNECTIONS,
    batchSize: MAIL_BATCH,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const
  await boss.work<MailJob, void, typeof mailing>(queues.surat, mailing, async (jobs) => {
    const signal = jobs[0]?.signal ?? AbortSignal.abort()
    const sent = await kirim(
      jobs.map(({ data }) => data.surat_id),
      signal,
    )
    // As new jobs, because these were never attempted: a duplicate job finds nothing to do.
    if (sent.left.length > 0) {
      await db.transaction(async (tx) => {
        await updateTidakDicoba(tx, sent.left)
        await queueMails(boss, sent.left, tx)
      })
    }
    return jobs.map(({ id, data }) => {
      const error = sent.failed.get(data.surat_id)
      return error ? { id, status: 'failed', output: { message: error.message } } : { id, status: 'completed' }
    })
  })
  await boss.work<MailJob>(queues.suratGagal, { pollingIntervalSeconds: dueS }, async ([job]) => {
    if (job) await updateGagal(db, job.data.surat_id, null)
  })
}
