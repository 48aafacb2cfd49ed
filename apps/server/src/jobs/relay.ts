import { RELAY_BATCH, relayPeristiwa } from '../channel/pemberitahuan/relay.act.ts'
import type { JobDeps } from './job-deps.ts'

type RelayDeps = Pick<JobDeps, 'db' | 'clock' | 'publish' | 'whatsapp'>

/**
 * Turns events into notices, mails, pushes and messages in one transaction. Then publishes whose notices changed. Returns whether more
 * events may wait.
 */
export async function relayOnce({ db, clock, publish, whatsapp }: RelayDeps): Promise<boolean> {
  const { taken, notified } = await db.transaction((tx) => relayPeristiwa(tx, clock(), Boolean(whatsapp)))
  for (const user_id of notified) publish({ jenis: 'pemberitahuan', user_id })
  return taken === RELAY_BATCH
}
