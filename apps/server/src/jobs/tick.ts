import { kosongSebelum, sinyalSejak } from '@sehati/contract/talk/bilik.rules'
import { updateHabis } from '../features/alihan/alihan.store.ts'
import { removeKursiKosong } from '../features/bilik/kursi.store.ts'
import { removeSinyalLama } from '../features/bilik/sinyal.store.ts'
import { insertEskalasi } from '../features/eskalasi/eskalasi.store.ts'
import { updateKedaluwarsa } from '../features/konsultasi/kedaluwarsa.store.ts'
import { updateLangkah } from '../features/peringatan/eskalasi.store.ts'
import { publishFree } from '../features/tahan/hold.act.ts'
import { removeHabis } from '../features/tahan/tahan.store.ts'
import type { JobDeps } from './job-deps.ts'

type TickDeps = Pick<JobDeps, 'db' | 'clock' | 'publish'>

/**
 * Takes what is due: releases the holds that have ended, which every read already treats as free, takes the
 * steps of alerts and of requests that wait for an answer, cancels the requests that ran out, ends the
 * offers to hand a request over, and empties the seats of video rooms whose pages are gone.
 */
export async function tick(deps: TickDeps, report: (error: unknown) => void): Promise<void> {
  for (const step of steps) await step(deps).catch(report)
}

/** Each by itself: one that fails stops no other. */
const steps: readonly ((deps: TickDeps) => Promise<unknown>)[] = [
  async ({ db, clock, publish }) => publishFree({ publish }, await removeHabis(db, clock())),
  ({ db, clock }) => updateHabis(db, clock()),
  ({ db, clock }) => updateLangkah(db, clock()),
  ({ db, clock }) => insertEskalasi(db, clock()),
  ({ db, clock }) => updateKedaluwarsa(db, clock()),
  ({ db, clock }) => removeKursiKosong(db, kosongSebelum(clock())),
  ({ db, clock }) => removeSinyalLama(db, sinyalSejak(clock())),
]
