import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { Refusal } from '../bootstrap/refusal.mjs'
import { ROLE } from '../postgres/initialise.ts'
import { readPostmasterFile } from '../postgres/postmaster-pid.ts'
import type { Secret } from '../postgres/secret.ts'
import { preferredSharedMemory, serverArguments } from '../postgres/settings.ts'
import { shutDown } from '../postgres/shut-down.ts'
import { credentials, type SystemUser } from '../postgres/system-user.ts'
import { choosePort } from '../process/free-port.ts'
import { openLog, readTail } from '../process/log-file.ts'

type Replay = {
  growing: string
  log: string
  user: SystemUser
  bin: string
  at: Date | null
  secret: Secret
  stateDir: string
  signal: AbortSignal
}

/**
 * Starts PostgreSQL once on an unpacked base backup and lets it replay the log up to the moment. However long that
 * takes; then it is stopped in good order. Answers the time of the last transaction that is in.
 */
export async function replayLog(replay: Replay): Promise<string | null> {
  const { growing, user, stateDir, signal } = replay
  fs.writeFileSync(path.join(growing, 'recovery.signal'), '', { mode: 0o600 })
  if (user) fs.chownSync(path.join(growing, 'recovery.signal'), user.uid, user.gid)
  const logFile = path.join(stateDir, 'recover.log')
  fs.rmSync(logFile, { force: true })
  const port = await choosePort(null)
  const output = openLog(logFile)
  const args = serverArguments(growing, port, preferredSharedMemory(user), {
    ...recoverySettings(replay),
  })
  const child = spawn(path.join(replay.bin, 'postgres'), args, {
    ...credentials(user),
    cwd: stateDir,
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    detached: true,
    stdio: ['ignore', output, output],
  })
  fs.closeSync(output)
  let gone = false
  for (const event of ['exit', 'error']) child.once(event, () => (gone = true))
  try {
    while (readPostmasterFile(growing)?.status !== 'ready') {
      if (gone) throw explain(readTail(logFile))
      signal.throwIfAborted()
      await sleep(50)
    }
    await untilPromoted(port, replay.secret, () => gone || signal.aborted)
    signal.throwIfAborted()
    if (gone) throw explain(readTail(logFile))
    return /last completed transaction was at log time (.+)/.exec(readTail(logFile, 0, 100_000))?.[1] ?? null
  } finally {
    if (child.pid && !gone) await shutDown(child.pid)
  }
}

function recoverySettings({ log, at }: Replay): Record<string, string> {
  return {
    // From this folder, and from nowhere else.
    restore_command: `cp '${log.replaceAll("'", `'\\''`).replaceAll('%', '%%')}/%f' "%p"`,
    recovery_target_action: 'promote',
    ...(at ? { recovery_target_time: at.toISOString().replace('T', ' ').replace('Z', '+00') } : {}),
  }
}

/** It answers questions long before it has replayed everything. */
async function untilPromoted(port: number, { password }: Secret, isGone: () => boolean): Promise<void> {
  const db = new pg.Client({ host: '127.0.0.1', port, user: ROLE, password, database: 'postgres' })
  // It may end in the middle of a question; then its log says why.
  db.on('error', () => {})
  try {
    await db.connect()
    while (!isGone()) {
      const state = await db.query<{ replaying: boolean }>('select pg_is_in_recovery() as replaying')
      if (!state.rows[0]?.replaying) return
      await sleep(100)
    }
  } catch (error) {
    await sleep(1000)
    if (!isGone()) throw error
  } finally {
    await db.end().catch(() => {})
  }
}

function explain(output: string): Error {
  if (/recovery ended before configured recovery target was reached/.test(output))
    return new Refusal('The archive ends before that moment. With --at latest everything there is comes back.')
  return new Error(`PostgreSQL did not come up:\n${output}`)
}
