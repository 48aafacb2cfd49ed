import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { canRead, type SystemUser } from './system-user.ts'

const SYSTEM_STATE = '/var/lib/sehati'

/**
 * The folder for data, secret and log of the database: the wanted one, or, where root's PostgreSQL account cannot
 * reach it (a checkout with mode 0700), one under /var/lib that is named after it.
 */
export function prepareStateDirectory(wanted: string, user: SystemUser): string {
  fs.mkdirSync(wanted, { recursive: true })
  const directory = fs.realpathSync(wanted)
  if (user) letPass(directory)
  if (!user || canRead(user, directory)) return directory
  const elsewhere = path.join(SYSTEM_STATE, crypto.createHash('sha256').update(directory).digest('hex').slice(0, 12))
  fs.mkdirSync(elsewhere, { recursive: true })
  for (const folder of [SYSTEM_STATE, elsewhere]) letPass(folder)
  return fs.realpathSync(elsewhere)
}

/** Under any umask the other account must be able to pass through; secret files inside have stricter modes. */
function letPass(folder: string): void {
  fs.chmodSync(folder, fs.statSync(folder).mode | 0o055)
}

/** Data of another account is served as that account: an ordinary user's data stays theirs when root starts once. */
export function userOfData(data: string, user: SystemUser): SystemUser {
  const owner = user && fs.statSync(data, { throwIfNoEntry: false })
  if (!owner || owner.uid === 0 || owner.uid === user.uid) return user
  return { uid: owner.uid, gid: owner.gid, name: `uid ${owner.uid}` }
}

export function freeMegabytes(directory: string): number {
  const { bavail, bsize } = fs.statfsSync(directory)
  return Math.floor((bavail * bsize) / 1024 / 1024)
}
