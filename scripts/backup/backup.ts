import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { dump, openSnapshot } from './dump.ts'
import type { Closing } from './manifest.ts'
import { type Progress, startProgress, type Work } from './progress.ts'
import { readBackup, watched } from './read-backup.ts'
import { sweepParts, writeSealed } from './sealed-file.ts'

export type BackupOrder = {
  url: string
  /** The keys of clinical text, as DATA_KEY would hold them. */
  keys: string
  /** The private key of pushes; null or absent without one. */
  vapid?: string | null
  recipients: string[]
  folder: string
} & Work

export type BackupResult = {
  file: string
  size: number
  bytes: number
  rows: number
  writing: number
  checking: number
}

/** Writes a backup and reads it again from the disk. Only one that held is left in the folder. */
export async function makeBackup(order: BackupOrder): Promise<BackupResult> {
  const { url, recipients, folder } = order
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  sweepParts(folder)
  const db = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  db.on('error', () => {})
  await db.connect()
  let file: string
  let witness: string
  let closing: Closing | null = null
  const writing = startProgress('writing', order)
  try {
    const opening = await openSnapshot(db, order)
    file = path.join(folder, nameOf(opening.made))
    const content = dump(db, opening, writing, (sums) => {
      closing = sums
    })
    witness = await writeSealed(file, recipients, content)
  } catch (error) {
    // Rows that no process reads any more would keep the connection from ending in good order.
    db.connection.stream.destroy()
    throw error
  } finally {
    await db.end()
  }
  const seconds = writing.seconds()
  const checking = startProgress('checking', order)
  try {
    await checkAgain(file, witness, closing, checking)
  } catch (error) {
    fs.renameSync(file, `${file}.unchecked`)
    throw error
  }
  const sums = Object.values((closing as Closing | null)?.sums ?? {})
  const total = (pick: (sum: (typeof sums)[number]) => number) => sums.reduce((all, sum) => all + pick(sum), 0)
  return {
    file,
    size: fs.statSync(file).size,
    bytes: total(({ bytes }) => bytes),
    rows: total(({ rows }) => rows),
    writing: seconds,
    checking: checking.seconds(),
  }
}

async function checkAgain(file: string, witness: string, closing: Closing | null, checking: Progress): Promise<void> {
  const read = await readBackup(file, [witness], watched(checking))
  if (JSON.stringify(read.closing) !== JSON.stringify(closing)) throw new Error(`${file} is not what was written`)
}

const NAME = /^sehati-\d{8}T\d{9}Z\.backup$/
const nameOf = (made: string) => `sehati-${made.replace(/[-:.]/g, '')}.backup`

/** The whole backups in a folder, the oldest first; not what is still being written or did not hold. */
export const listBackups = (folder: string): string[] =>
  fs
    .readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort()

/** Removes all backups in the folder but the newest `count`, and nothing else. Returns the names of what went. */
export function keepNewest(folder: string, count: number): string[] {
  const backups = listBackups(folder)
  const old = backups.slice(0, Math.max(0, backups.length - count))
  for (const name of old) fs.rmSync(path.join(folder, name))
  return old
}
