import type { Db } from '../../db/db.ts'
import { takePeristiwa } from '../peristiwa/peristiwa.store.ts'
import { penerimaOf } from './penerima.policy.ts'
import { insertPemberitahuan, type Noted } from './relay.store.ts'

/** The maximum number of events in one transaction. */
export const RELAY_BATCH = 500

/** Turns events into notices and mails, in the caller's transaction, which also removes the events. */
export async function relayPeristiwa(tx: Db, now: Date, hasWhatsapp: boolean): Promise<Noted & { taken: number }> {
  const events = await takePeristiwa(tx, now, RELAY_BATCH)
  const pairs = events.flatMap((event) => penerimaOf(event).map((kepada) => ({ ...event, kepada })))
  const noted =
    pairs.length === 0 ? { notified: [], mails: [] } : await insertPemberitahuan(tx, pairs, now, hasWhatsapp)
  return { taken: events.length, ...noted }
}
