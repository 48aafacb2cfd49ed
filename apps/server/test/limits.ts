import { onTestFinished, vi } from 'vitest'

/** Seconds for which a flood limit counts here: a slow machine makes all requests of a test within them. */
export const LONG = 86_400

/**
 * The time by which the limits of a person's requests refill stands still until the end of the test. It stands at the present, because
 * other files of the worker counted in the same limits before.
 */
export function holdRefills(): void {
  const held = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  onTestFinished(() => held.mockRestore())
}

/** Limits of attempts that end when a test ends them, not after a time. */
export function openLimits() {
  const running = new Set<AbortController>()
  return {
    limit: (): AbortSignal => {
      const one = new AbortController()
      running.add(one)
      return one.signal
    },
    end: (): void => {
      for (const one of running) one.abort(new DOMException('the attempt took too long', 'TimeoutError'))
      running.clear()
    },
  }
}
