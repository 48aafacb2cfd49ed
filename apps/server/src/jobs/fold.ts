import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../db/db.ts'
import { updateHitungan } from '../features/statistik/hitungan.store.ts'

/** Every read of a count adds the changes that are not folded yet, so there must be few of them. */
const FOLD_MS = 1_000

/** Folds changes into the kept counts until the signal aborts; one process at a time. */
export async function foldUntil(signal: AbortSignal, db: Db, report: (error: unknown) => void): Promise<void> {
  while (!signal.aborted) {
    await updateHitungan(db).catch(report)
    await wait(FOLD_MS * (0.75 + Math.random() / 2), undefined, { signal }).catch(() => {})
  }
}
