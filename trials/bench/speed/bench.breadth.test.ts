import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/bootstrap/root.mjs'
import type { Kept } from './results.ts'

const run = promisify(execFile)

/** Ends a wait that is in vain; how long whole products take to start is the machine's affair. */
const IN_VAIN = 900_000

/** The bench as a person starts it, on very little for a very short time: what it measures here means nothing. */
async function bench(...args: string[]): Promise<{ output: string; results: Kept }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sehati-bench-test-'))
  const out = path.join(folder, 'results.json')
  const tiny = ['--consultations', '200', '--professionals', '20', '--processes', '1', '--warm-up', '0.1', '--out', out]
  try {
    const { stdout } = await run(process.execPath, [path.join(root, 'trials', 'bench.mjs'), ...tiny, ...args], {
      env: { ...process.env, DATABASE_URL: process.env.TEST_DATABASE_URL },
    })
    return { output: stdout, results: JSON.parse(fs.readFileSync(out, 'utf8')) as Kept }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

test.concurrent('every part of the bench measures, and finds every booking once', { timeout: IN_VAIN }, async () => {
  const loads = ['--only', 'http,slots,history,booking,rush', '--connections', '8', '--attempts', '20', '--rounds', '2']
  const { output, results } = await bench('--seconds', '0.5', ...loads)
  expect(results.figures.map(({ work }) => work)).toEqual(['http', 'slots', 'history', 'booking'])
  for (const figure of results.figures) {
    expect(figure).toMatchObject({ errors: {}, processes: 1, connections: 8 })
    for (const measured of [figure.perSecond, figure.p50, figure.p99, figure.memory, figure.cores.load])
      expect(measured).toBeGreaterThan(0)
  }
  expect(results.limits.map(({ work }) => work)).toEqual(['slots', 'history', 'booking'])
  for (const { perSecond, p99 } of results.limits) expect(Math.min(perSecond, p99 ?? 0)).toBeGreaterThan(0)
  expect(results.rushes).toMatchObject([
    { pressed: 'hold', winners: [1, 1], others: { '409 SLOT_TAKEN': 38 } },
    { pressed: 'booking', winners: [1, 1], others: { '409 SLOT_TAKEN': 38 } },
    { pressed: 'visit', winners: [1, 1], others: { '409 SLOT_TAKEN': 38 } },
  ])
  expect(results.verdicts).toContainEqual(expect.objectContaining({ of: 'visit winners', measured: 0, met: true }))
  const [books] = results.books
  expect(books).toMatchObject({ lost: 0, unanswered: 0, double: 0, rows: books?.acknowledged })
  expect(books?.acknowledged).toBeGreaterThan(2)
  for (const work of ['slots', 'history', 'booking'])
    expect(output).toMatch(new RegExp(`^${work} +200 +8 +1 +\\d`, 'm'))
})

test.concurrent('without pgbench a client of ours stands for the limit, and the table says so', {
  timeout: IN_VAIN,
}, async () => {
  const { output, results } = await bench(
    '--only',
    'booking',
    '--limit',
    'client',
    '--seconds',
    '0.3',
    '--connections',
    '2',
  )
  expect(results.limits).toMatchObject([{ work: 'booking', by: 'client', clients: 2 }])
  expect(output).toContain('a client of ours')
})

test.concurrent('at a pace it sends no more requests than that', { timeout: IN_VAIN }, async () => {
  const { results } = await bench('--only', 'booking', '--seconds', '1', '--connections', '2', '--rate', '10')
  const [paced] = results.figures
  expect(paced).toMatchObject({ work: 'booking', errors: {} })
  expect(paced?.perSecond).toBeGreaterThan(0)
  // Each of the two asks at the beginning, and five times a second from then on.
  expect(paced?.perSecond).toBeLessThanOrEqual(12)
})

test.concurrent('memory is measured, and judged by its targets', { timeout: IN_VAIN }, async () => {
  const { output, results } = await bench('--quick', '--only', 'memory', '--seconds', '0.3')
  expect(results.memory?.each).toHaveLength(3)
  for (const bytes of [results.memory?.idle, results.memory?.loaded]) expect(bytes).toBeGreaterThan(10_000_000)
  expect(output).toMatch(/^one process, idle +[\d.]+ MB +≤ 150 MB +(met|missed)$/m)
  expect(results.verdicts.map(({ of }) => of)).toEqual(['memory idle', 'memory loaded'])
})
