import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { DatabaseError } from './database-error.ts'

/** The account PostgreSQL runs as; null means the current one. */
export type SystemUser = { uid: number; gid: number; name: string } | null

/** PostgreSQL refuses to run as root, so root borrows an account that every machine has. None is created. */
export function postgresUser(): SystemUser {
  if (process.getuid?.() !== 0) return null
  const accounts = fs.readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid && gid) return { name, uid: Number(uid), gid: Number(gid) }
  }
  throw new DatabaseError('NO_SYSTEM_USER', 'running as root, and neither "postgres" nor "nobody" exists')
}

/** Can that account pass through every folder above and read this path (and enter it, when it is a folder)? */
export function canRead(user: SystemUser, target: string): boolean {
  const test = 'test -r "$1" && { ! test -d "$1" || test -x "$1"; }'
  const result = spawnSync('/bin/sh', ['-c', test, 'sh', target], { ...credentials(user), cwd: '/' })
  return result.status === 0
}

/** What `spawn` needs to run a program as that account. */
export function credentials(user: SystemUser): { uid?: number; gid?: number } {
  return user ? { uid: user.uid, gid: user.gid } : {}
}

export function canWrite(user: SystemUser, directory: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'test -w "$1"', 'sh', directory], { ...credentials(user), cwd: '/' }).status === 0
}
