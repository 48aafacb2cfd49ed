import { setTimeout as wait } from 'node:timers/promises'

/** How many messages of a queue are under way in a process: one that waits for a slow service delays no other. */
const AT_ONCE = 20
const LOOK_MS = 1_000

/** A queue of messages: `take` claims what is due, so many at most; `send` sends one, or lets it wait. */
export type Antrean<Kiriman> = {
  take: (most: number) => Promise<Kiriman[]>
  send: (kiriman: Kiriman, signal: AbortSignal) => Promise<void>
}

/** Sends what is due until the signal aborts; any number of processes share the work. */
export async function sendUntil<Kiriman>(
  signal: AbortSignal,
  { take, send }: Antrean<Kiriman>,
  report: (error: unknown) => void,
): Promise<void> {
  const underWay = new Set<Promise<void>>()
  while (!signal.aborted) {
    try {
      const free = AT_ONCE - underWay.size
      for (const kiriman of free > 0 ? await take(free) : []) {
        const sending = send(kiriman, signal)
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
