import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

/** How often a process looks for work of one kind. */
const LOOK_MS = 1_000

/** `stopping` aborts when no more work is to be begun, `ending` when no more time is left for what is under way. */
export type Until = { stopping: AbortSignal; ending: AbortSignal }

export const aborted = (signal: AbortSignal): Promise<unknown> =>
  signal.aborted ? Promise.resolve() : once(signal, 'abort')

/** Random, so that the processes do not look at the same moment. Ends when the signal aborts. */
export const pause = (signal: AbortSignal): Promise<void> =>
  wait(LOOK_MS * (0.75 + Math.random() / 2), undefined, { signal }).catch(() => {})

/** Repeats a step until the signal aborts: at once where it returns true, because more waits, else about once a second, also after an error. */
export async function repeatUntil(
  signal: AbortSignal,
  step: () => Promise<unknown>,
  report: (error: unknown) => void,
): Promise<void> {
  while (!signal.aborted) {
    const more = await step().catch(report)
    if (more !== true) await pause(signal)
  }
}
