import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { isAlive } from '../process/process-identity.ts'

/** What PostgreSQL writes about itself into its data directory. */
export type PostmasterFile = { pid: number; port: number; status: string }

export function readPostmasterFile(data: string): PostmasterFile | null {
  try {
    const lines = fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), status: (lines[7] ?? '').trim() }
  } catch {
    return null
  }
}

/** Is this pid the PostgreSQL of exactly this data directory? A pid alone may belong to anything by now. */
export function isPostmasterOf(pid: number, data: string): boolean {
  if (!isAlive(pid)) return false
  const [program = '', ...args] = commandLine(pid)
  return /postgres|postmaster/.test(path.basename(program)) && args.includes(data)
}

function commandLine(pid: number): string[] {
  if (process.platform === 'linux') {
    try {
      return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    } catch {
      return []
    }
  }
  return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    .stdout.trim()
    .split(' ')
}
