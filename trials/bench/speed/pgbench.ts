import { execFile, execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { SESSION_OPTIONS } from '../../../apps/server/src/base/db/db.ts'
import { type Histogram, record } from './histogram.ts'
import { type Limit, MOST_CLIENTS } from './limit.ts'

const run = promisify(execFile)

/** `pgbench (PostgreSQL) 15.14`, or null where this machine has none. */
export function pgbenchVersion(): string | null {
  try {
    return execFileSync('pgbench', ['--version'], { encoding: 'utf8' }).trim()
  } catch {
    return null
  }
}

type Script = { script: string; given: Record<string, string> }

/** PostgreSQL's own load generator: prepared statements over as many connections, one transaction after the other. */
export async function runPgbench(
  url: string,
  { script, given }: Script,
  connections: number,
  seconds: number,
): Promise<Limit> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sehati-pgbench-'))
  try {
    const file = path.join(folder, 'statement.sql')
    fs.writeFileSync(file, script)
    const clients = Math.min(connections, MOST_CLIENTS)
    const whole = Math.max(1, Math.round(seconds))
    const variables = Object.entries({ ...given, clients: String(clients) }).flatMap(([name, value]) => [
      '-D',
      `${name}=${value}`,
    ])
    const args = [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(clients),
      '-j',
      String(Math.min(2, clients)),
      '-T',
      String(whole),
    ]
    const log = ['-l', '--log-prefix', path.join(folder, 'log')]
    const env = { ...process.env, PGOPTIONS: SESSION_OPTIONS }
    const { stdout } = await run('pgbench', [...args, ...log, ...variables, '-f', file, url], { env })
    const printed = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? Number.NaN)
    const tps = printed(/^tps = ([\d.]+)/m)
    const done = printed(/transactions actually processed: (\d+)/)
    return {
      done,
      seconds: done / tps,
      times: readLogs(folder),
      failed: printed(/failed transactions: (\d+)/) || 0,
      clients,
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** `client transaction time script epoch microseconds`, the time in microseconds. */
function readLogs(folder: string): Histogram {
  const times: Histogram = []
  for (const name of fs.readdirSync(folder).filter((one) => one.startsWith('log.')))
    for (const line of fs.readFileSync(path.join(folder, name), 'latin1').split('\n'))
      if (line) record(times, Number(line.split(' ', 3)[2]) / 1_000)
  return times
}
