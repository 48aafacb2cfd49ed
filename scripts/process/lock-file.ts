import crypto from 'node:crypto'
import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { writeFileDurably } from './durable-file.ts'
import { identityOf, isStillRunning, type ProcessIdentity } from './process-identity.ts'

/** What a lock file says: who holds it, and what the holder wants others to know. */
export type LockContent<Note> = { holder: ProcessIdentity; note: Note }

export type Lock<Note> = {
  /** What the dead holder had written, when the lock was taken over from one. */
  previous: LockContent<Note> | null
  write(note: Note): void
  release(): void
}

export class LockHeldError<Note> extends Error {
  readonly content: LockContent<Note> | null
  constructor(file: string, content: LockContent<Note> | null) {
    super(`${file} is held by process ${content?.holder.pid ?? '?'}`)
    this.content = content
  }
}

/**
 * Takes a lock that outlives no process: its file names the holder's pid and start time, so a lock left by
 * `kill -9` is taken over even when another process has the pid by now.
 */
export async function acquireLock<Note>(file: string, note: Note, waitMs = 0): Promise<Lock<Note>> {
  const deadline = Date.now() + waitMs
  let previous: LockContent<Note> | null = null
  for (;;) {
    if (linkOwn(file, note)) return lockOn(file, previous)
    const current = readLock<Note>(file)
    if (!current || !isStillRunning(current.holder)) previous = removeDead<Note>(file) ?? previous
    else if (Date.now() >= deadline) throw new LockHeldError(file, current)
    await sleep(20)
  }
}

export function readLock<Note>(file: string): LockContent<Note> | null {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as LockContent<Note>
  } catch {
    return null
  }
}

function lockOn<Note>(file: string, previous: LockContent<Note> | null): Lock<Note> {
  return {
    previous,
    write: (note) => writeFileDurably(file, contentOf(note)),
    release: () => fs.rmSync(file, { force: true }),
  }
}

const contentOf = (note: unknown) => JSON.stringify({ holder: identityOf(process.pid), note })

/** A hard link appears whole or not at all, and only where nothing stands yet. */
function linkOwn(file: string, note: unknown): boolean {
  const own = `${file}.${process.pid}.${crypto.randomBytes(4).toString('hex')}`
  try {
    fs.writeFileSync(own, contentOf(note), { mode: 0o600 })
    fs.linkSync(own, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    fs.rmSync(own, { force: true })
  }
}

/**
 * Clears a dead holder's file. Two contenders could both have seen it dead, and the slower one would remove the
 * faster one's fresh lock; a second lock lets only one look again and remove.
 */
function removeDead<Note>(file: string): LockContent<Note> | null {
  const clearing = `${file}.clearing`
  if (!linkOwn(clearing, null)) {
    const other = readLock(clearing)
    if (other && !isStillRunning(other.holder)) fs.rmSync(clearing, { force: true })
    return null
  }
  try {
    const content = readLock<Note>(file)
    if (content && isStillRunning(content.holder)) return null
    fs.rmSync(file, { force: true })
    return content
  } finally {
    fs.rmSync(clearing, { force: true })
  }
}
