import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../../scripts/bootstrap/root.mjs'
import type { Steps } from '../../../scripts/bootstrap/steps.mjs'
import type { Figure } from '../speed/measure.ts'
import { checkOut } from './checkout.ts'

/** `after` is a commit, or null for this version. */
type Options = {
  before: string
  after: string | null
  only: string
  rounds: number
  connections: string
  seconds: string
  /** Requests a second, which both versions must know as an option; null for as many as they can. */
  rate: string | null
}
type Version = { name: 'before' | 'after'; folder: string; figures: Figure[] }
/** What is compared: milliseconds, requests a second, and microseconds of processor time of a request. */
type Line = { what: string; before: number; after: number }

const run = promisify(execFile)

/** Runs the `bench` of each version in turn, each on databases of its own, and prints medians and their ratios. */
export async function runVersions(options: Options, steps: Steps, signal: AbortSignal): Promise<void> {
  const earlier = await steps.run(`Install ${options.before}`, () => checkOut(options.before, signal))
  const { after } = options
  const later = after === null ? root : await steps.run(`Install ${after}`, () => checkOut(after, signal))
  const versions: [Version, Version] = [
    { name: 'before', folder: earlier, figures: [] },
    { name: 'after', folder: later, figures: [] },
  ]
  const out = path.join(os.tmpdir(), `versions-${process.pid}.json`)
  try {
    for (let round = 1; round <= options.rounds; round++)
      // The order alternates, so that neither version always runs second.
      for (const version of round % 2 ? versions : versions.toReversed())
        await steps.run(`Round ${round}, ${version.name}`, async () => {
          version.figures.push(...(await benchOf(version.folder, options, out, signal)))
        })
  } finally {
    fs.rmSync(out, { force: true })
  }
  steps.line(table(options, linesOf(...versions)))
}

async function benchOf(
  folder: string,
  { only, connections, seconds, rate }: Options,
  out: string,
  signal: AbortSignal,
): Promise<Figure[]> {
  const one = ['--only', only, '--processes', '1', '--connections', connections, '--seconds', seconds, '--out', out]
  const paced = rate === null ? [] : ['--rate', rate]
  await run(process.execPath, [path.join(folder, 'trials', 'bench.mjs'), ...one, ...paced], { cwd: folder, signal })
  return (JSON.parse(fs.readFileSync(out, 'utf8')) as { figures: Figure[] }).figures
}

function linesOf(before: Version, after: Version): Line[] {
  const works = [...new Set(after.figures.map(({ work }) => work))]
  const microseconds = (cores: number | null, { perSecond }: Figure) =>
    cores === null ? Number.NaN : (cores / perSecond) * 1e6
  const measures: [string, (figure: Figure) => number][] = [
    ['p50, ms', ({ p50 }) => p50 ?? Number.NaN],
    ['p99, ms', ({ p99 }) => p99 ?? Number.NaN],
    ['requests a second', ({ perSecond }) => perSecond],
    ['processor time of the database, µs', (figure) => microseconds(figure.cores.database, figure)],
    ['processor time of the server, µs', (figure) => microseconds(figure.cores.server, figure)],
  ]
  return works.flatMap((work) =>
    measures.map(([name, of]) => {
      const median = ({ figures }: Version) => middle(figures.filter((one) => one.work === work).map(of))
      return { what: `${work}: ${name}`, before: median(before), after: median(after) }
    }),
  )
}

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

function table({ before, after, rounds, connections, rate }: Options, lines: Line[]): string {
  const shown = (n: number) => (n < 100 ? n.toFixed(2) : n.toFixed(0)).padStart(10)
  const head = `${before} and ${after ?? 'this version'}, medians of ${rounds} rounds, ${connections} connections${rate === null ? '' : `, ${rate} requests a second`}, one server process (load ${os.loadavg()[0]?.toFixed(1)})`
  const rows = lines.map(
    (line) =>
      `  ${line.what.padEnd(46)}${shown(line.before)}${shown(line.after)}${(line.after / line.before).toFixed(2).padStart(8)} ×`,
  )
  return ['', head, `  ${''.padEnd(46)}${'before'.padStart(10)}${'after'.padStart(10)}`, ...rows].join('\n')
}
