import { setTimeout as wait } from 'node:timers/promises'
import { FOLD_BATCH, foldJejak } from '../features/jejak/fold.act.ts'
import { anchorDaily } from './anchor-jejak.ts'
import type { JobDeps } from './job-deps.ts'

const FOLD_MS = 1_000

type FoldDeps = Pick<JobDeps, 'db' | 'clock' | 'log'>

/** Chains the trail until the signal aborts, without a pause while rows wait, and anchors it once a day; one process at a time. */
export async function foldJejakUntil(
  signal: AbortSignal,
  deps: FoldDeps,
  report: (error: unknown) => void,
): Promise<void> {
  const anchor = anchorDaily(deps)
  while (!signal.aborted) {
    let folded = 0
    try {
      folded = await foldJejak(deps.db)
      if (folded < FOLD_BATCH) await anchor()
    } catch (error) {
      report(error)
    }
    if (folded === FOLD_BATCH) continue
    // Random, so that the processes do not look at the same moment.
    await wait(FOLD_MS * (0.75 + Math.random() / 2), undefined, { signal }).catch(() => {})
  }
}
