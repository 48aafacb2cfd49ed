import { expect, test } from 'vitest'
import { verdicts } from '../verdicts.ts'
import type { Figure } from './measure.ts'
import { readOptions } from './options.ts'
import { pivotOf, remaining } from './plan.ts'
import type { Results } from './results.ts'

const figure = (change: Partial<Figure>): Figure => ({
  work: 'slots',
  consultations: 10_000,
  connections: 32,
  processes: 1,
  perSecond: 100,
  p50: 1,
  p99: 2,
  errors: {},
  cores: { server: 1, database: 1, load: 1 },
  memory: 1,
  ...change,
})

test('each work is measured further with the number of processes that was best, bookings last', () => {
  const tried = [
    figure({ processes: 2, perSecond: 300 }),
    figure({ processes: 1 }),
    figure({ work: 'booking', processes: 2, perSecond: 50 }),
    figure({ work: 'booking', perSecond: 40 }),
    figure({ work: 'history', processes: 1, perSecond: 9 }),
  ]
  const plan = remaining(['booking', 'slots', 'history'], tried, { connections: [1, 32, 256] })
  expect([...plan.keys()]).toEqual([2, 1])
  expect(plan.get(2)?.map(({ work, connections }) => `${work} ${connections}`)).toEqual([
    'slots 1',
    'slots 256',
    'booking 1',
    'booking 256',
  ])
  expect(plan.get(1)).toEqual([1, 256].map((connections) => ({ work: 'history', connections })))
  expect(pivotOf({ connections: [1, 8, 64] })).toBe(8)
})

test('explicit options override those of --quick', () => {
  const options = readOptions(['--quick', '--connections', '8', '--only', 'slots'])
  expect(options).toMatchObject({ parts: ['slots'], connections: [8], processes: [2], rounds: 3 })
})

test('a target is met, missed, or left out of the verdicts', () => {
  const limit = {
    work: 'slots',
    consultations: 10_000,
    connections: 32,
    perSecond: 250,
    p50: 1,
    p99: 1,
    clients: 32,
    by: 'pgbench',
  } as const
  const results: Results = {
    machine: {} as Results['machine'],
    options: readOptions([]),
    limits: [limit],
    rushes: [],
    books: [],
    figures: [figure({ p99: 11 })],
    memory: null,
    metrics: null,
    realtime: null,
    start: null,
    pages: [],
  }
  expect(verdicts(results).map(({ of, measured, met }) => [of, measured, met])).toEqual([
    ['slots share', 0.4, true],
    ['slots p99', 11, false],
    ['slots rivals', 100 / 308, false],
  ])
})
