import { setTimeout as sleep } from 'node:timers/promises'
import type { Postmaster } from './postmaster.ts'
import { isPostmasterOf } from './postmaster-pid.ts'

export type WatchEvents = { died(): void; revived(): void; gaveUp(error: Error): void }

/**
 * Starts a postmaster again that died. `revive` answers the new one on the same port. Answers a function that ends
 * the watch and, once a revival under way is over, tells which postmaster runs.
 */
export function watchPostmaster(
  first: Postmaster,
  data: string,
  revive: () => Promise<Postmaster>,
  events: WatchEvents,
): () => Promise<Postmaster> {
  let current = first
  let watching = true
  const loop = (async () => {
    while (watching) {
      await sleep(150)
      if (!watching || isPostmasterOf(current.pid, data)) continue
      events.died()
      try {
        current = await revive()
        events.revived()
      } catch (error) {
        events.gaveUp(error as Error)
        return
      }
    }
  })()
  return async () => {
    watching = false
    await loop
    return current
  }
}
