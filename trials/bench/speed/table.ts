import type { Figure } from './measure.ts'
import { bestOf } from './plan.ts'
import { DATABASE_WORK } from './requests.ts'
import type { Results } from './results.ts'

const HEAD = [
  'work',
  'history',
  'conn.',
  'proc.',
  'req/s',
  'p50 ms',
  'p99 ms',
  'errors',
  'cores',
  'db',
  'load',
  'MB',
  '| database/s',
  'p99 ms',
  'share',
  '| http/s',
  'share',
]
const WIDTH = [8, 9, 6, 6, 8, 8, 8, 7, 6, 6, 6, 6, 13, 8, 6, 9, 6]

/** One line for each work, history and number of connections: the best number of processes, beside what is possible. */
export function table({ figures, limits, machine, options }: Results): string {
  const own = figures.filter(({ work }) => work !== 'http')
  const empty = figures.filter(({ work }) => work === 'http')
  const places = [...new Set(own.toSorted(inOrder).map(placeOf))]
  const lines = places.map((place) => {
    const best = bestOf(own.filter((figure) => placeOf(figure) === place))
    const limit = limits.find((figure) => placeOf(figure) === place)
    const http = bestOf(empty.filter(({ connections }) => connections === best?.connections))
    return [
      ...(best ? [best.work, String(best.consultations), String(best.connections), ...ownCells(best)] : []),
      `| ${rate(limit?.perSecond)}`,
      ms(limit?.p99),
      share(best?.perSecond, limit?.perSecond),
      `| ${rate(http?.perSecond)}`,
      share(best?.perSecond, http?.perSecond),
    ]
  })
  const bare = places.length > 0 ? [] : empty.map((one) => [one.work, '–', String(one.connections), ...ownCells(one)])
  const by =
    options.limit === 'pgbench'
      ? `${machine.pgbench}`
      : 'a client of ours with prepared statements, which is slower than pgbench'
  const notes = [
    `${machine.cores} × ${machine.processor}, ${machine.system}, Node ${machine.node}, PostgreSQL ${machine.postgres}, ${machine.commit}`,
    `Load of the machine when this began: ${machine.load.toFixed(2)}. ${options.seconds} s each after ${options.warmUp} s; the best of ${options.processes.join(', ')} processes.`,
    `database/s: the same statements by ${by}.`,
  ]
  return ['', ...[HEAD, ...lines, ...bare].map(row), '', ...notes].join('\n')
}

const ORDER: readonly string[] = DATABASE_WORK
const inOrder = (a: Figure, b: Figure) =>
  a.consultations - b.consultations || ORDER.indexOf(a.work) - ORDER.indexOf(b.work) || a.connections - b.connections

const placeOf = (one: { work: string; consultations: number; connections: number }) =>
  `${one.work} ${one.consultations} ${one.connections}`

const ownCells = (one: Figure) => [
  String(one.processes),
  rate(one.perSecond),
  ms(one.p50),
  ms(one.p99),
  String(Object.values(one.errors).reduce((total, n) => total + n, 0)),
  one.cores.server.toFixed(2),
  one.cores.database?.toFixed(2) ?? '–',
  one.cores.load.toFixed(2),
  String(Math.round(one.memory / 1_048_576)),
]

export const rushLines = ({ rushes }: Results): string[] =>
  rushes.map(({ pressed, processes, consultations, attempts, winners, others, p50, p99, longest, cpu }) => {
    const refusals = Object.entries(others).map(([what, n]) => `${what} ${n}`)
    const won = winners.every((n) => n === 1) ? 'exactly one won in each' : `winners: ${winners.join(', ')}`
    return `\n${pressed}: ${attempts} at one slot at once, ${winners.length} rounds, ${processes} processes, history ${consultations}: ${won}; the others: ${refusals.join(', ')}; response times p50 ${ms(p50)}, p99 ${ms(p99)}, at most ${ms(longest)} ms; processor time of a round: server ${cpu.server.toFixed(2)}, database ${cpu.database?.toFixed(2) ?? '–'}, clients ${cpu.load.toFixed(2)} s`
  })

export const booksLines = ({ books, figures }: Results): string[] => [
  ...books
    .filter(({ acknowledged, rows }) => acknowledged + rows > 0)
    .map(
      (one) =>
        `\nBookings, ${one.processes} processes, history ${one.consultations}: ${one.acknowledged} acknowledged, ${one.rows} in the database; lost ${one.lost}, not acknowledged ${one.unanswered}, double ${one.double} (${one.pending} events pending)`,
    ),
  ...figures
    .filter(({ errors }) => Object.keys(errors).length > 0)
    .map(
      ({ work, processes, connections, errors }) =>
        `\nErrors of ${work}, ${processes} processes, ${connections} connections: ${JSON.stringify(errors)}`,
    ),
]

const row = (cells: string[]) =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(WIDTH[0] ?? 0) : cell.padStart(WIDTH[at] ?? 0))).join(' ')
const rate = (n: number | undefined) => (n === undefined ? '–' : n.toFixed(0))
export const ms = (n: number | null | undefined) =>
  n === null || n === undefined ? '–' : n.toFixed(n < 10 ? 2 : n < 100 ? 1 : 0)
const share = (own: number | undefined, limit: number | undefined) => (own && limit ? (own / limit).toFixed(2) : '–')
