import { setTimeout as wait } from 'node:timers/promises'
import { publishFree } from '../features/tahan/hold.act.ts'
import { removeHabis } from '../features/tahan/tahan.store.ts'
import type { JobDeps } from './job-deps.ts'

const TICK_MS = 1_000

type TickDeps = Pick<JobDeps, 'db' | 'clock' | 'publish'>

/**
 * Releases, once a second, the holds that have ended. Every read already treats them as free: a tick that is late or dead
 * delays only the notification of open pages.
 */
export async function tickUntil(signal: AbortSignal, deps: TickDeps, report: (error: unknown) => void): Promise<void> {
  while (!signal.aborted) {
    await tick(deps).catch(report)
    // Random, so that the processes do not look at the same moment.
    await wait(TICK_MS * (0.75 + Math.random() / 2), undefined, { signal }).catch(() => {})
  }
}

const tick = async ({ db, clock, publish }: TickDeps): Promise<void> =>
  publishFree({ publish }, await removeHabis(db, clock()))
