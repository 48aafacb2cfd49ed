import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '../bootstrap/refusal.mjs'
import { acquireLock, type Lock, LockHeldError } from '../process/lock-file.ts'
import { isStillRunning, type ProcessIdentity } from '../process/process-identity.ts'

/** What a running launcher publishes in its lock file: the URL that it serves, and the process of its server. */
export type LauncherNote = { address: string | null; server: ProcessIdentity | null }
export type LauncherLock = Lock<LauncherNote>

const SERVER_LEAVES_MS = 12_000

/** Allows one launcher per data directory. A second one learns the URL of the first. */
export async function lockDataDirectory(dataDir: string): Promise<LauncherLock> {
  // Root's PostgreSQL runs under another account and must be able to pass through.
  fs.mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  try {
    return await acquireLock<LauncherNote>(path.join(dataDir, 'launcher.lock'), { address: null, server: null })
  } catch (error) {
    if (!(error instanceof LockHeldError)) throw error
    const { holder, note } = (error as LockHeldError<LauncherNote>).content ?? {}
    const where = note?.address ? `di ${note.address}` : 'dan sedang disiapkan'
    throw new Refusal(
      `Sehati sudah berjalan ${where} (pid ${holder?.pid ?? '?'}) dengan data ${dataDir}.\n` +
        `Hentikan dulu (Ctrl-C di terminalnya, atau kill ${holder?.pid ?? '<pid>'}), atau pakai data lain: DATA_DIR=./data-lain PORT=3001 npm start`,
    )
  }
}

/** A launcher killed outright leaves a server that is still finishing its requests; a new one waits for the port. */
export async function waitForFormerServer(lock: LauncherLock): Promise<boolean> {
  const server = lock.previous?.note?.server
  if (!server) return false
  const deadline = Date.now() + SERVER_LEAVES_MS
  while (isStillRunning(server) && Date.now() < deadline) await sleep(100)
  // It leads a process group of its own; its workers go with it.
  if (isStillRunning(server)) process.kill(-server.pid, 'SIGKILL')
  return true
}
