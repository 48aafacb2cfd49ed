import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Books } from '@sehati/testkit/clinic/check-books'
import { withClient } from '@sehati/testkit/product/databases'
import { root } from '../../../scripts/bootstrap/root.mjs'
import type { PageFigure } from '../pages/measure-pages.ts'
import type { RealtimeFigure } from '../realtime/measure-realtime.ts'
import type { Start } from '../start/measure-start.ts'
import type { Verdict } from '../targets.ts'
import type { Figure, Rush } from './measure.ts'
import type { LimitFigure } from './measure-limits.ts'
import type { Memory } from './measure-memory.ts'
import type { MetricsCost } from './measure-metrics.ts'
import type { Options } from './options.ts'
import { pgbenchVersion } from './pgbench.ts'

/** What one run leaves behind. */
export type Results = {
  machine: Machine
  options: Options
  figures: Figure[]
  limits: LimitFigure[]
  rushes: Rush[]
  books: (Books & { processes: number; consultations: number })[]
  memory: Memory | null
  metrics: MetricsCost | null
  realtime: RealtimeFigure | null
  start: Start | null
  pages: PageFigure[]
}

/** The same with what it says about the targets: what the file holds. */
export type Kept = Results & { verdicts: Verdict[] }

type Machine = {
  time: string
  commit: string
  processor: string
  cores: number
  memory: number
  system: string
  node: string
  postgres: string
  pgbench: string | null
  /** Of the last minute, when it began: above a tenth of the cores another program was at work. */
  load: number
}

export async function describeMachine(adminUrl: string): Promise<Machine> {
  const version = await withClient(adminUrl, (db) => db.query<{ server_version: string }>('show server_version'))
  return {
    time: new Date().toISOString(),
    commit: commitOf(),
    processor: os.cpus()[0]?.model ?? 'unknown',
    cores: os.availableParallelism(),
    memory: os.totalmem(),
    system: `${os.type()} ${os.release()} ${os.arch()}`,
    node: process.version,
    postgres: version.rows[0]?.server_version ?? '',
    pgbench: pgbenchVersion(),
    load: os.loadavg()[0] ?? 0,
  }
}

function commitOf(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty', '--abbrev=12'], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim()
  } catch {
    return 'unknown'
  }
}

/** Answers where they lie. */
export function writeResults(results: Kept): string {
  const name = `${results.machine.time.replace(/[:.]/g, '-')}.json`
  const file = path.resolve(root, results.options.out ?? path.join('trials', 'results', name))
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
  return file
}
