import { setTimeout as wait } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import type { Db } from '../db/db.ts'
import { queues, within } from '../db/job-queue.ts'
import { RELAY_BATCH, relayPeristiwa } from '../features/pemberitahuan/relay.act.ts'
import { takeBelumDiantrekan } from '../features/surat/surat.store.ts'
import type { JobDeps } from './job-deps.ts'

/** The longest wait of an event for the next poll, after its commit. */
const LOOK_MS = 1_000
/** The maximum number of mails that one worker fetches, starts and settles together. */
export const MAIL_BATCH = 25

type RelayDeps = Pick<JobDeps, 'db' | 'clock' | 'publish' | 'whatsapp'>

/** Turns events into notices, mails and their jobs in one transaction. Then publishes whose notices changed. */
export async function relayOnce(
  { db, clock, publish, whatsapp }: RelayDeps,
  boss: PgBoss,
): Promise<{ more: boolean; mails: number }> {
  const { taken, notified, mails } = await db.transaction(async (tx) => {
    const now = clock()
    const relayed = await relayPeristiwa(tx, now, Boolean(whatsapp))
    const mails = [...relayed.mails, ...(await takeBelumDiantrekan(tx, now, RELAY_BATCH))]
    await queueMails(boss, mails, tx)
    return { ...relayed, mails: mails.length }
  })
  for (const user_id of notified) publish({ jenis: 'pemberitahuan', user_id })
  return { more: taken === RELAY_BATCH, mails }
}

/** One job for each mail. */
export async function queueMails(boss: PgBoss, surat_ids: string[], tx: Db): Promise<void> {
  if (surat_ids.length === 0) return
  const jobs = surat_ids.map((surat_id) => ({ data: { surat_id } }))
  await boss.insert(queues.surat, jobs, { db: within(tx) })
}

/** Wakes as many workers of this process as the mails need. */
function wakeMail(boss: PgBoss, mails: number): void {
  const workers = boss.getWipData().filter(({ name }) => name === queues.surat)
  for (const { id } of workers.slice(0, Math.ceil(mails / MAIL_BATCH))) boss.notifyWorker(id)
}

/** Polls until the signal aborts. After an error the events stay for the next poll. */
export async function relayUntil(
  signal: AbortSignal,
  deps: RelayDeps,
  boss: PgBoss,
  report: (error: unknown) => void,
): Promise<void> {
  while (!signal.aborted) {
    let more = false
    try {
      const relayed = await relayOnce(deps, boss)
      more = relayed.more
      if (relayed.mails > 0) wakeMail(boss, relayed.mails)
    } catch (error) {
      report(error)
    }
    // Random, so that the processes do not poll at the same moment.
    if (!more) await wait(LOOK_MS * (0.75 + Math.random() / 2), undefined, { signal }).catch(() => {})
  }
}
