import { setTimeout as sleep } from 'node:timers/promises'
import type { Postmaster } from './postmaster.ts'
import { isPostmasterOf } from './postmaster-pid.ts'

export type WatchEvents = {
  died(): void
  /** PostgreSQL cannot run until an operator frees space on its disk. The watchdog tries again and again. */
  noRoom(): void
  revived(): void
  gaveUp(error: Error): void
}

/** `postmaster` is the new one on the same port, or null while its disk is full. */
type Revival = { postmaster: Postmaster | null }

const LOOK_FOR_ROOM_MS = 1_000

/**
 * Restarts a postmaster that died. Returns a function that ends the watch, waits for a restart in progress, and returns the
 * running postmaster.
 */
export function watchPostmaster(
  first: Postmaster,
  data: string,
  revive: () => Promise<Revival>,
  events: WatchEvents,
): () => Promise<Postmaster> {
  let current = first
  let watching = true
  const whenThereIsRoom = async (): Promise<Postmaster | null> => {
    for (let isTold = false; watching; isTold = true) {
      const { postmaster } = await revive()
      if (postmaster) return postmaster
      if (!isTold) events.noRoom()
      await sleep(LOOK_FOR_ROOM_MS)
    }
    return null
  }
  const loop = (async () => {
    while (watching) {
      await sleep(150)
      if (!watching || isPostmasterOf(current.pid, data)) continue
      events.died()
      try {
        const revived = await whenThereIsRoom()
        if (!revived) continue
        current = revived
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
