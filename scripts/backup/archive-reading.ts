import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Refusal } from '../bootstrap/refusal.mjs'
import type { SystemUser } from '../postgres/system-user.ts'
import { readSealed } from './sealed-file.ts'
import { isBefore, parseArchived, parseBase } from './wal-names.ts'

export type Base = { file: string; complete: Date; firstPiece: string }

/** All base backups of a cluster, the oldest first. */
export function listBases(archive: string): Base[] {
  const folder = path.join(archive, 'base')
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : []
  return names.flatMap((name) => {
    const base = parseBase(name)
    return base ? [{ file: path.join(folder, name), ...base }] : []
  })
}

/** The newest one that was complete at that moment: the log can only be replayed forward. */
export function chooseBase(archive: string, at: Date | null): Base {
  const bases = listBases(archive)
  const base = bases.findLast(({ complete }) => at === null || complete <= at)
  if (base) return base
  const first = bases[0]?.complete.toISOString()
  throw new Refusal(
    first ? `The oldest base backup in ${archive} is of ${first}.` : `There is no base backup in ${archive}.`,
  )
}

/** Unseals every piece of the log that a base backup may need into a folder. Answers how many there are. */
export async function unsealLog(
  archive: string,
  firstPiece: string,
  identities: string[],
  into: string,
  user: SystemUser,
  signal: AbortSignal,
): Promise<number> {
  let pieces = 0
  for (const { file, name, sha256 } of listLog(archive)) {
    signal.throwIfAborted()
    if (isBefore(name, firstPiece)) continue
    const content: Uint8Array[] = []
    for await (const chunk of readSealed(file, identities)) content.push(chunk)
    const whole = Buffer.concat(content)
    if (crypto.createHash('sha256').update(whole).digest('hex') !== sha256) throw new Refusal(`${file} is damaged.`)
    const plain = path.join(into, name)
    fs.writeFileSync(plain, whole, { mode: 0o600 })
    if (user) fs.chownSync(plain, user.uid, user.gid)
    pieces++
  }
  return pieces
}

export function* listLog(archive: string): Generator<{ file: string; name: string; sha256: string }> {
  const log = path.join(archive, 'wal')
  for (const folder of fs.readdirSync(log))
    for (const file of fs.readdirSync(path.join(log, folder))) {
      const piece = parseArchived(file)
      if (piece) yield { file: path.join(log, folder, file), ...piece }
    }
}

/** Removes all base backups but the newest `count`, and the log from before the oldest of those. */
export function keepNewestBases(archive: string, count: number): string[] {
  const bases = listBases(archive)
  const kept = bases.slice(-count)
  const old = bases.slice(0, bases.length - kept.length).map(({ file }) => file)
  const first = kept[0]?.firstPiece
  if (old.length > 0 && first)
    old.push(...[...listLog(archive)].filter(({ name }) => isBefore(name, first)).map(({ file }) => file))
  for (const file of old) fs.rmSync(file)
  return old
}
