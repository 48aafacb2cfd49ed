import { kosongSebelum, sinyalSejak } from '@sehati/contract/talk/bilik.rules'
import { updateHabis } from '../absence/alihan/alihan.store.ts'
import { updateTanpaKonfirmasi } from '../absence/kehadiran/konfirmasi.store.ts'
import { updateKedaluwarsa } from '../booking/booking/kedaluwarsa.store.ts'
import { insertEskalasi } from '../booking/eskalasi/eskalasi.store.ts'
import { publishSlotChange } from '../booking/tahan/hold.act.ts'
import { removeHabis } from '../booking/tahan/tahan.store.ts'
import { updateLangkah } from '../safety/peringatan/eskalasi.store.ts'
import { removeKursiKosong } from '../talk/bilik/kursi.store.ts'
import { removeSinyalLama } from '../talk/bilik/sinyal.store.ts'
import { passOn } from '../waiting/tunggu/grant.act.ts'
import type { JobDeps } from './job-deps.ts'

type TickDeps = Pick<JobDeps, 'db' | 'clock' | 'publish'>

/**
 * Takes what is due: releases the holds that have ended, which every read already treats as free, takes the
 * steps of alerts and of requests that wait for an answer, cancels the requests that ran out and what its patient did not confirm, ends the
 * offers to hand a request over, passes places on to who waits for them, and empties the seats of video rooms whose pages are gone.
 */
export async function tick(deps: TickDeps, report: (error: unknown) => void): Promise<void> {
  for (const step of steps) await step(deps).catch(report)
}

/** Each by itself: one that fails stops no other. */
const steps: readonly ((deps: TickDeps) => Promise<unknown>)[] = [
  async ({ db, clock, publish }) => publishSlotChange({ publish }, await removeHabis(db, clock())),
  ({ db, clock }) => updateHabis(db, clock()),
  ({ db, clock }) => updateLangkah(db, clock()),
  ({ db, clock }) => insertEskalasi(db, clock()),
  ({ db, clock }) => updateKedaluwarsa(db, clock()),
  ({ db, clock }) => updateTanpaKonfirmasi(db, clock()),
  passOn,
  ({ db, clock }) => removeKursiKosong(db, kosongSebelum(clock())),
  ({ db, clock }) => removeSinyalLama(db, sinyalSejak(clock())),
]
