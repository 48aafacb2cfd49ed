import path from 'node:path'
import { root } from '../bootstrap/root.mjs'
import type { Steps } from '../bootstrap/steps.mjs'
import type { Database } from '../postgres/database.ts'
import { addressOf } from './greeting.ts'
import { logsOf, serverEnvironment } from './prepare-database.ts'
import type { Launch } from './run-launcher.ts'
import { type ServerProcess, superviseServer } from './server-process.ts'

/** So long the server may take to finish what it has begun: it ends itself after ten seconds. */
const STOP_MS = 11_000

/** Keeps the database running, and rejects when it cannot be brought back. */
export function watchDatabase(database: Database, steps: Steps): Promise<never> {
  const lost = Promise.withResolvers<never>()
  // The database may be lost while no caller waits for the promise yet. A caller that races it later still learns of
  // the loss.
  lost.promise.catch(() => {})
  database.watch({
    died: () => steps.line('  ! Basis data berhenti tiba-tiba; sedang dinyalakan lagi'),
    noRoom: () => steps.line('  ! Disk basis data penuh; basis data berjalan lagi begitu ada ruang'),
    revived: () => steps.line('  ✓ Basis data berjalan lagi; tidak ada data yang hilang'),
    gaveUp: lost.reject,
  })
  return lost.promise
}

/**
 * Starts the server, keeps it running, and notes its address for a second start. In development it has a port of its
 * own behind Vite's.
 */
export function startServer(
  { settings, steps, lock }: Launch,
  database: Database,
  port = settings.port,
): ServerProcess {
  let hasServed = false
  return superviseServer({
    program: path.join(root, 'apps', 'server', 'src', 'main.ts'),
    env: { ...serverEnvironment(settings, database), PORT: String(port) },
    logFile: path.join(logsOf(settings), 'server.log'),
    graceMs: 1_000 * settings.drainSeconds + STOP_MS,
    events: {
      died: (reason) => steps.line(`  ! Server berhenti tiba-tiba (${reason}); sedang dinyalakan lagi`),
      serving: (actual, identity) => {
        lock.write({ address: addressOf(settings.host, settings.port || actual), server: identity })
        if (hasServed) steps.line('  ✓ Server berjalan lagi')
        hasServed = true
      },
    },
  })
}

export function untilAsked(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve())
  })
}
