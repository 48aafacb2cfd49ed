import type { Db } from '../db/db.ts'
import { RELAY_BATCH, relayPeristiwa } from '../features/pemberitahuan/relay.act.ts'
import { finishKabar, prepareKabar } from './kabar.store.ts'

const DAY_MS = 86_400_000

/**
 * Tells what the last four weeks brought as the product does, by notices only: invented people get no mail. What is
 * older than two days has been read.
 */
export async function tellKabar(db: Db, now: Date): Promise<void> {
  await prepareKabar(db, new Date(now.getTime() - 28 * DAY_MS))
  while ((await relayPeristiwa(db, now)).taken === RELAY_BATCH);
  await finishKabar(db, new Date(now.getTime() - 2 * DAY_MS))
}
