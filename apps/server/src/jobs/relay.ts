import { setTimeout as wait } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import type { Db } from '../db/db.ts'
import { queues, within } from '../db/job-queue.ts'
import { RELAY_BATCH, relayPeristiwa } from '../features/pemberitahuan/relay.act.ts'
import { takeBelumDiantrekan } from '../features/surat/surat.store.ts'
import type { JobDeps } from './job-deps.ts'

/** How long after its commit an event may have to wait to be told. */
const LOOK_MS = 1_000
/** So many mails at most are fetched, begun and settled together by one worker. */
export const MAIL_BATCH = 25

type RelayDeps = Pick<JobDeps, 'db' | 'clock' | 'announce'>

/** Takes what happened to notices, mails and their jobs in one transaction; then says who has news. */
export async function relayOnce(
  { db, clock, announce }: RelayDeps,
  boss: PgBoss,
): Promise<{ more: boolean; mails: number }> {
  const { taken, told, mails } = await db.transaction(async (tx) => {
    const relayed = await relayPeristiwa(tx, clock())
    const mails = [...relayed.mails, ...(await takeBelumDiantrekan(tx, RELAY_BATCH))]
    await queueMails(boss, mails, tx)
    return { ...relayed, mails: mails.length }
  })
  for (const user_id of told) announce({ jenis: 'pemberitahuan', user_id })
  return { more: taken === RELAY_BATCH, mails }
}

/** One job for each mail. */
export async function queueMails(boss: PgBoss, surat_ids: string[], tx: Db): Promise<void> {
  if (surat_ids.length === 0) return
  const jobs = surat_ids.map((surat_id) => ({ data: { surat_id } }))
  await boss.insert(queues.surat, jobs, { db: within(tx) })
}

/** Lets so many workers of this process look for mail at once. */
function wakeMail(boss: PgBoss, mails: number): void {
  const workers = boss.getWipData().filter(({ name }) => name === queues.surat)
  for (const { id } of workers.slice(0, Math.ceil(mails / MAIL_BATCH))) boss.notifyWorker(id)
}

/** Looks again and again until told to stop. What could not be told stays where it is until the next look. */
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
    // Not all processes at the same moment.
    if (!more) await wait(LOOK_MS * (0.75 + Math.random() / 2), undefined, { signal }).catch(() => {})
  }
}
