import { execFileSync } from 'node:child_process'
import fs from 'node:fs'

/** A process named so that a later process with the same pid is not mistaken for it. */
export type ProcessIdentity = { pid: number; started: string | null }

/** True while the process runs. A zombie (killed, not yet reaped by its parent) counts as gone. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return statFields(pid)?.[0] !== 'Z'
}

/** When the process began, as an opaque text; null where the machine does not say. */
function startTimeOf(pid: number): string | null {
  if (process.platform === 'linux') {
    // Ticks count from boot, so the boot is part of the name.
    const ticks = statFields(pid)?.[19]
    return ticks ? `${bootId()}:${ticks}` : null
  }
  if (process.platform === 'win32') return null
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null
  } catch {
    return null
  }
}

export function identityOf(pid: number): ProcessIdentity {
  return { pid, started: startTimeOf(pid) }
}

/** Is exactly this process still running, and not another one that got its pid? */
export function isStillRunning(identity: ProcessIdentity): boolean {
  if (!isAlive(identity.pid)) return false
  return identity.started === null || startTimeOf(identity.pid) === identity.started
}

/** Fields of /proc/<pid>/stat after the command name, which may itself contain spaces and brackets. */
function statFields(pid: number): string[] | null {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}

function bootId(): string {
  try {
    return fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return 'boot'
  }
}
