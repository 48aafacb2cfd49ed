import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../db/db.ts'
import { updateHitungan } from '../features/statistik/hitungan.store.ts'

/** Every count reads what is not folded yet: so it is never much. */
const FOLD_MS = 1_000

/** Folds what has changed into the kept counts, again and again until told to stop; one process at a time. */
export async function foldUntil(signal: AbortSignal, db: Db, report: (error: unknown) => void): Promise<void> {
  while (!signal.aborted) {
    await updateHitungan(db).catch(report)
    await wait(FOLD_MS * (0.75 + Math.random() / 2), undefined, { signal }).catch(() => {})
  }
}
