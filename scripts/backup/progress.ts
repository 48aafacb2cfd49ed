const EVERY_MS = 2_000

/** What long work is given: where it reports its progress, and the signal that asks it to stop. */
export type Work = { say(line: string): void; signal: AbortSignal }

/**
 * Reports on the terminal how far long work has come and how fast it goes; short work reports nothing on the way. `add`
 * throws once the work is to stop.
 */
export type Progress = { add(bytes: number, what: string): void; seconds(): number }

export function startProgress(label: string, { say, signal }: Work): Progress {
  const begin = performance.now()
  let reported = begin
  let total = 0
  return {
    add(bytes, what) {
      signal.throwIfAborted()
      total += bytes
      const now = performance.now()
      if (now - reported < EVERY_MS) return
      reported = now
      say(`  … ${label} ${what}: ${megabytes(total)}, ${perSecond(total, (now - begin) / 1000)}`)
    },
    seconds: () => (performance.now() - begin) / 1000,
  }
}

export const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
export const perSecond = (bytes: number, seconds: number) =>
  `${(bytes / 1e6 / Math.max(seconds, 0.001)).toFixed(0)} MB/s`
