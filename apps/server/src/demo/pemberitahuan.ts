import type { Db } from '../base/db/db.ts'
import { RELAY_BATCH, relayPeristiwa } from '../channel/pemberitahuan/relay.act.ts'
import { preparePeristiwa, settlePemberitahuan } from './pemberitahuan.store.ts'

const DAY_MS = 86_400_000

/**
 * Turns the events of the last four weeks into notices as the product does, without mails: invented people get none.
 * Notices older than two days are read.
 */
export async function addPemberitahuan(db: Db, now: Date): Promise<void> {
  await preparePeristiwa(db, new Date(now.getTime() - 28 * DAY_MS))
  while ((await relayPeristiwa(db, now, false)).taken === RELAY_BATCH);
  await settlePemberitahuan(db, new Date(now.getTime() - 2 * DAY_MS))
}
