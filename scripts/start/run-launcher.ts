import path from 'node:path'
import { ensureInstalled } from '../bootstrap/install.mjs'
import type { Wanted } from '../bootstrap/installed-packages.mjs'
import { Refusal } from '../bootstrap/refusal.mjs'
import { createSteps, type Steps } from '../bootstrap/steps.mjs'
import { type LauncherLock, lockDataDirectory, waitForFormerServer } from './launcher-lock.ts'
import { checkPort } from './port.ts'
import { readSettings, type Settings } from './settings.ts'
import { listenForStop } from './stop-request.ts'

/** What a launcher works with. `undo` collects what has to be stopped, in the order it was started. */
export type Launch = {
  settings: Settings
  steps: Steps
  lock: LauncherLock
  signal: AbortSignal
  undo: (() => Promise<void>)[]
}

const FORMER_SERVER_LEAVES_MS = 12_000

/**
 * The frame of `npm start` and `npm run dev`: refuses what can be refused before the long work, installs, runs
 * `work` until a stop is requested, then stops everything in reverse order and ends the process.
 * Until the packages are installed only Node's own modules may be imported, so `work` imports late.
 */
export async function runLauncher(what: Wanted, work: (launch: Launch) => Promise<void>): Promise<never> {
  const signal = listenForStop()
  const steps = createSteps('id')
  const undo: Launch['undo'] = []
  let settings: Settings | null = null
  let code = 0
  try {
    settings = readSettings(process.env)
    const lock = await lockDataDirectory(settings.dataDir)
    undo.push(async () => lock.release())
    const wasThere = await waitForFormerServer(lock)
    await checkPort(settings.host, settings.port, wasThere ? FORMER_SERVER_LEAVES_MS : 0)
    steps.line('Sehati sedang disiapkan')
    await ensureInstalled(steps, signal, what)
    await work({ settings, steps, lock, signal, undo })
  } catch (error) {
    if (!signal.aborted) {
      code = 1
      console.error(`\n${await sentenceFor(error, settings)}`)
    }
  }
  if (signal.aborted) steps.line('\nMenghentikan Sehati')
  if (!(await stopAll(undo))) code = 1
  if (signal.aborted) steps.line('Sehati berhenti; semua data tersimpan.')
  process.exit(code)
}

async function stopAll(undo: Launch['undo']): Promise<boolean> {
  let isClean = true
  for (const stop of undo.reverse()) {
    try {
      await stop()
    } catch (error) {
      isClean = false
      console.error((error as Error).message)
    }
  }
  return isClean
}

async function sentenceFor(error: unknown, settings: Settings | null): Promise<string> {
  if (error instanceof Refusal || settings === null) return (error as Error).message
  const { remedyFor } = await import('./remedies.ts')
  return remedyFor(error, settings, path.join(settings.dataDir, 'logs', 'server.log'))
}
