import { setTimeout as sleep } from 'node:timers/promises'
import { identityOf, isStillRunning } from '../process/process-identity.ts'

const FAST_MS = 30_000

/** A fast shutdown: open transactions are rolled back, everything committed is on disk. Waits until it is gone. */
export async function shutDown(pid: number): Promise<void> {
  const postmaster = identityOf(pid)
  for (const [signal, patience] of [
    ['SIGINT', FAST_MS],
    // Immediate: as after a power cut, the next start recovers from the log. Only where the fast way hangs.
    ['SIGQUIT', 10_000],
  ] as const) {
    if (!isStillRunning(postmaster)) return
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    const deadline = Date.now() + patience
    while (isStillRunning(postmaster) && Date.now() < deadline) await sleep(25)
  }
}
