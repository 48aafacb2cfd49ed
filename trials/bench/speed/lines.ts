import { LATER, totalOf } from '../pages/visit.ts'
import type { Verdict } from '../targets.ts'
import { median } from './histogram.ts'
import type { Results } from './results.ts'
import { ms } from './table.ts'

const MB = (bytes: number) => `${Math.round(bytes / 1_048_576)} MB`
const kB = (bytes: number) => (bytes / 1_000).toFixed(1)

/** What is no load: memory, the live channel, starts and pages, each in a line or a few. */
export function otherLines({ memory, metrics, realtime, start, pages }: Results): string[] {
  const lines: string[] = []
  if (memory)
    lines.push(
      `Memory: one process ${MB(memory.idle)} idle, ${MB(memory.loaded)} after load, ${MB(memory.rested)} three seconds later; of two, idle: leader ${MB(memory.each[0] ?? 0)}, then ${memory.each.slice(1).map(MB).join(' and ')}`,
    )
  if (metrics)
    lines.push(
      `Metrics: ${median(metrics.without).toFixed(0)} µs of processor time for a read without, ${median(metrics.counted).toFixed(0)} with; ${metrics.ratio.toFixed(3)} turn by turn`,
    )
  if (realtime)
    lines.push(
      `Realtime: ${realtime.clients} connected, ${realtime.sent} messages, ${realtime.heard} received, ${realtime.failed} failed; news p50 ${ms(realtime.p50)}, p99 ${ms(realtime.p99)}, text p99 ${ms(realtime.textP99)} ms; ${realtime.cores.toFixed(2)} cores, ${(realtime.connection / 1_024).toFixed(1)} kB a connection, ${realtime.processes} processes`,
    )
  if (start)
    lines.push(
      `Start: npm start ${ms(start.first)} ms the first time, then ${ms(median(start.again))} ms (${start.again.map(ms).join(', ')}); server process alone ${ms(median(start.server))} ms (${start.server.map(ms).join(', ')})`,
    )
  if (pages.length > 0) lines.push(pageTable(pages))
  return lines.map((line) => `\n${line}`)
}

const KINDS = ['Document', 'Stylesheet', 'Script', 'Font', 'Image', 'Fetch'] as const

function pageTable(pages: Results['pages']): string {
  const head = [
    'page',
    'requests',
    ...KINDS.map((kind) => `${kind} kB`),
    'other',
    'all kB',
    'later',
    'LCP ms',
    'slow LCP',
    'data',
    'LCP 563',
    'data 563',
  ]
  const rows = pages.map((page) => {
    const known = KINDS.reduce((sum, kind) => sum + (page.bytes[kind] ?? 0), 0)
    return [
      page.page,
      String(page.requests),
      ...KINDS.map((kind) => kB(page.bytes[kind] ?? 0)),
      kB(totalOf(page) - known),
      kB(totalOf(page)),
      kB(page.bytes[LATER] ?? 0),
      ...[page.lcp, page.lcpThrottled, page.dataThrottled, page.far.lcp, page.far.data].map(ms),
    ]
  })
  const row = (cells: string[]) =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(18) : cell.padStart(Math.max(8, (head[at]?.length ?? 0) + 1))))
      .join(' ')
  return [head, ...rows].map(row).join('\n')
}

/** Every target that this run has measured. */
export function verdictTable(verdicts: Verdict[]): string {
  const number = (n: number, unit: string) =>
    `${n.toFixed(unit === '×' || unit === 's' ? 2 : n < 100 ? 1 : 0)} ${unit}`.trim()
  const rows = verdicts.map(({ what, unit, least, most, measured, met }) => [
    what,
    number(measured, unit),
    least === undefined ? `≤ ${most} ${unit}`.trim() : `≥ ${least} ${unit}`.trim(),
    met ? 'met' : 'missed',
  ])
  const row = ([what = '', ...cells]: string[]) =>
    `${what.padEnd(58)}${cells.map((cell) => cell.padStart(12)).join('')}`
  return ['', ...[['against the targets', 'measured', 'target', 'verdict'], ...rows].map(row)].join('\n')
}
