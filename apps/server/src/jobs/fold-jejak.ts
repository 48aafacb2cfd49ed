import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../db/db.ts'
import { FOLD_BATCH, foldJejak } from '../features/jejak/fold.act.ts'

const FOLD_MS = 1_000

/** Chains the trail until the signal aborts, without a pause while rows wait; one process at a time. */
export async function foldJejakUntil(signal: AbortSignal, db: Db, report: (error: unknown) => void): Promise<void> {
  while (!signal.aborted) {
    let folded = 0
    try {
      folded = await foldJejak(db)
    } catch (error) {
      report(error)
    }
    if (folded === FOLD_BATCH) continue
    // Random, so that the processes do not look at the same moment.
    await wait(FOLD_MS * (0.75 + Math.random() / 2), undefined, { signal }).catch(() => {})
  }
}
