import { execFileSync } from 'node:child_process'
import os from 'node:os'
import { root } from '../../../../scripts/bootstrap/root.mjs'

/** On what something was measured, sizes in bytes; `postgres` is the version of the database there. */
export type Machine = {
  time: string
  commit: string
  processor: string
  cores: number
  memory: number
  system: string
  node: string
  postgres: string
  /** Of the last minute, when it began: above a tenth of the cores another program was at work. */
  load: number
}

export function describeMachine(postgres: string): Machine {
  return {
    time: new Date().toISOString(),
    commit: commitOf(),
    processor: os.cpus()[0]?.model ?? 'unknown',
    cores: os.availableParallelism(),
    memory: os.totalmem(),
    system: `${os.type()} ${os.release()} ${os.arch()}`,
    node: process.version,
    postgres,
    load: os.loadavg()[0] ?? 0,
  }
}

function commitOf(): string {
  try {
    const args = ['describe', '--always', '--dirty', '--abbrev=12']
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return 'unknown'
  }
}
