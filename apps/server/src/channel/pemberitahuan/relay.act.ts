import type { Db } from '../../base/db/db.ts'
import { takePeristiwa } from '../../record/peristiwa/peristiwa.store.ts'
import { insertPengiriman } from '../webhook/relay.store.ts'
import { penerimaOf } from './penerima.policy.ts'
import { insertPemberitahuan } from './relay.store.ts'

/** The maximum number of events in one transaction. */
export const RELAY_BATCH = 500

/**
 * Turns events into notices, mails, pushes, messages and webhooks, in the caller's transaction, which also removes the events. Returns how many
 * events there were, and who has new notices.
 */
export async function relayPeristiwa(
  tx: Db,
  now: Date,
  hasWhatsapp: boolean,
): Promise<{ taken: number; notified: number[] }> {
  const events = await takePeristiwa(tx, now, RELAY_BATCH)
  const pairs = events.flatMap((event) => penerimaOf(event).map((kepada) => ({ ...event, kepada })))
  const notified = pairs.length === 0 ? [] : await insertPemberitahuan(tx, pairs, now, hasWhatsapp)
  await insertPengiriman(tx, events, now)
  return { taken: events.length, notified }
}
