import { setTimeout as wait } from 'node:timers/promises'
import { type PushDeps, sendPush, takePushes } from './kirim-push.ts'

/** How many pushes of a process are under way: one that waits for a slow push service delays no other. */
const AT_ONCE = 20
const LOOK_MS = 1_000

/** Sends what is due until the signal aborts; any number of processes share the work. */
export async function pushUntil(signal: AbortSignal, deps: PushDeps, report: (error: unknown) => void): Promise<void> {
  const underWay = new Set<Promise<void>>()
  while (!signal.aborted) {
    try {
      const free = AT_ONCE - underWay.size
      for (const kiriman of free > 0 ? await takePushes(deps, free) : []) {
        const sending = sendPush(deps, kiriman, signal)
          .catch(report)
          .finally(() => underWay.delete(sending))
        underWay.add(sending)
      }
    } catch (error) {
      report(error)
    }
    // Random, so that the processes do not look at the same moment.
    await wait(LOOK_MS * (0.75 + Math.random() / 2), undefined, { signal }).catch(() => {})
  }
  await Promise.all(underWay)
}
