import { FOLD_BATCH, foldJejak } from '../record/jejak/fold.act.ts'
import { anchorDaily } from './anchor-jejak.ts'
import type { JobDeps } from './job-deps.ts'

/** Returns a step that chains the trail, and anchors it once a day; one process at a time. It returns whether more rows wait. */
export function makeFoldJejak(deps: Pick<JobDeps, 'db' | 'clock' | 'log'>): () => Promise<boolean> {
  const anchor = anchorDaily(deps)
  return async () => {
    if ((await foldJejak(deps.db)) === FOLD_BATCH) return true
    await anchor()
    return false
  }
}
