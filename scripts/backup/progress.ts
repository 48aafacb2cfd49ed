const EVERY_MS = 2_000

/** What long work is given: where it says how it gets on, and how it learns that somebody wants it to stop. */
export type Work = { say(line: string): void; signal: AbortSignal }

/**
 * Tells on the terminal how far long work has come and how fast it goes; short work says nothing on the way. `add`
 * throws once the work is to stop.
 */
export type Progress = { add(bytes: number, what: string): void; seconds(): number }

export function startProgress(label: string, { say, signal }: Work): Progress {
  const begin = performance.now()
  let told = begin
  let total = 0
  return {
    add(bytes, what) {
      signal.throwIfAborted()
      total += bytes
      const now = performance.now()
      if (now - told < EVERY_MS) return
      told = now
      say(`  … ${label} ${what}: ${megabytes(total)}, ${perSecond(total, (now - begin) / 1000)}`)
    },
    seconds: () => (performance.now() - begin) / 1000,
  }
}

export const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
export const perSecond = (bytes: number, seconds: number) =>
  `${(bytes / 1e6 / Math.max(seconds, 0.001)).toFixed(0)} MB/s`
