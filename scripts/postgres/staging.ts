import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { canRead, type SystemUser } from './system-user.ts'

const PROGRAMS = ['postgres', 'initdb', 'pg_ctl']

/**
 * Makes the npm package's PostgreSQL usable and returns its root: in place where possible, otherwise as a copy in
 * `stateDir` (a checkout that the account cannot reach, or that cannot be written).
 */
export function stagePackage(packageRoot: string, user: SystemUser, stateDir: string): string {
  if (isReachable(packageRoot, user) && tryPrepare(packageRoot)) return packageRoot
  const manifest = fs.readFileSync(path.join(packageRoot, '..', 'package.json'), 'utf8')
  const copy = path.join(stateDir, `bin-${(JSON.parse(manifest) as { version: string }).version}`)
  if (!fs.existsSync(copy)) copyPackage(packageRoot, copy)
  return copy
}

function isReachable(root: string, user: SystemUser): boolean {
  return (
    canRead(user, path.join(root, 'bin/postgres')) && canRead(user, path.join(root, 'share/postgresql/postgres.bki'))
  )
}

function tryPrepare(root: string): boolean {
  try {
    prepare(root)
    return true
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}

/** What the package's install script would do; npm may be configured to run none, so this does not rely on it. */
function prepare(root: string): void {
  for (const program of PROGRAMS) {
    const file = path.join(root, 'bin', process.platform === 'win32' ? `${program}.exe` : program)
    const mode = fs.statSync(file).mode
    if ((mode & 0o111) !== 0o111) fs.chmodSync(file, mode | 0o555)
  }
  const list = path.join(root, 'pg-symlinks.json')
  if (!fs.existsSync(list)) return
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    // The list is written from the package's folder: 'native/lib/…'.
    const link = path.join(root, path.relative('native', target))
    const to = path.join(root, path.relative('native', source))
    if (fs.lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      fs.symlinkSync(path.relative(path.dirname(link), to), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

function copyPackage(from: string, to: string): void {
  const unfinished = `${to}.${process.pid}.${crypto.randomBytes(3).toString('hex')}`
  try {
    fs.cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true })
    openForReading(unfinished)
    prepare(unfinished)
    fs.renameSync(unfinished, to)
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true, force: true })
    if (!fs.existsSync(to)) throw error
  }
}

/** A checkout made under `umask 077` has files that only its owner reads; the copy is for another account. */
function openForReading(target: string): void {
  const stat = fs.lstatSync(target)
  if (stat.isSymbolicLink()) return
  const executable = stat.isDirectory() || (stat.mode & 0o100) !== 0
  fs.chmodSync(target, stat.mode | (executable ? 0o555 : 0o444))
  if (stat.isDirectory()) for (const name of fs.readdirSync(target)) openForReading(path.join(target, name))
}
