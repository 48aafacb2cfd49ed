import type { Asked } from './askers.ts'
import { sizeName } from './databases.ts'
import type { Measured } from './measure.ts'

/** How much slower the slowest hundredth may be than at the smallest size. */
const mostOf = (times: number): number => (times >= 1_000 ? 2 : 1.5)

export type Line = Pick<Asked, 'name' | 'kind' | 'within'> & { at: At[] }
type At = {
  consultations: number
  p50: number
  p99: number
  ratio: number
  most: number
  errors: Record<string, number>
}

export function linesOf(measured: Measured[], asked: Asked[]): Line[] {
  return asked.map(({ name, kind, within }) => {
    const own = measured.filter((one) => one.name === name).toSorted((a, b) => a.consultations - b.consultations)
    const first = own[0] as Measured
    return {
      name,
      kind,
      within,
      at: own.map(({ consultations, times, errors }) => ({
        consultations,
        p50: percentile(times, 0.5),
        p99: percentile(times, 0.99),
        ratio: percentile(times, 0.99) / percentile(first.times, 0.99),
        most: mostOf(consultations / first.consultations),
        errors,
      })),
    }
  })
}

function percentile(times: number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

const failed = ({ errors }: At) => Object.keys(errors).some((status) => status !== '409')

export const verdictOf = ({ kind, within, at }: Line): string => {
  if (at.some(failed)) return `ERRORS ${JSON.stringify(at.map(({ errors }) => errors))}`
  if (within !== undefined) return at.every(({ p99 }) => p99 <= within) ? 'ok' : 'TOO SLOW'
  const slow = at.some(({ ratio, most }) => !(ratio <= most))
  if (!slow) return 'ok'
  return kind === 'whole' || kind === 'matches' ? 'grows with its answer' : 'TOO SLOW'
}

export function table(lines: Line[]): string {
  const sizes = lines[0]?.at.map(({ consultations }) => consultations) ?? []
  const head = ['', ...sizes.flatMap((n) => [`${sizeName(n)} p50`, 'p99', '×']), 'verdict']
  const rows = lines.map((line) => [
    line.name,
    ...line.at.flatMap(({ p50, p99, ratio }) => [p50.toFixed(1), p99.toFixed(1), ratio.toFixed(2)]),
    verdictOf(line),
  ])
  const width = Math.max(...rows.map(([name = '']) => name.length))
  return [head, ...rows]
    .map((cells) =>
      cells
        .map((cell, at) => (at === 0 ? cell.padEnd(width) : at === cells.length - 1 ? ` ${cell}` : cell.padStart(9)))
        .join(''),
    )
    .join('\n')
}
