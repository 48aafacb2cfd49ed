import { readFileSync } from 'node:fs'
import { parser } from '@prometheus-io/lezer-promql'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { sources, text } from './repository.ts'

const meters = sources.filter((file) => file.startsWith('apps/server/src/metrics/'))
const namesIn = (source: string, found: RegExp) => [...source.matchAll(found)].map(([, name]) => name as string)
const sorted = (names: string[]) => [...new Set(names)].sort()

const counted = sorted(meters.flatMap((file) => namesIn(text.get(file) as string, /'(sehati_\w+)'/g)))

test('each metric is described for the operator, by its full name', () => {
  const described = namesIn(readFileSync('docs/monitoring.md', 'utf8'), /`(sehati_\w+)`/g)
  expect(sorted(described)).toEqual(counted)
})

test('an alert asks only for metrics that exist', () => {
  const asked = namesIn(
    readFileSync('deploy/prometheus/alerts.yml', 'utf8'),
    /\b(sehati_\w+?)(?:_bucket|_count|_sum)?\b/g,
  )
  expect(sorted(asked).filter((name) => !counted.includes(name))).toEqual([])
})

type Alert = { alert?: string; expr?: string; labels?: { severity?: string }; annotations?: Record<string, string> }

/** Where an expression of Prometheus cannot be read. Prometheus refuses the whole file for one such place. */
function faultsIn(expr: string): number[] {
  const places: number[] = []
  parser.parse(expr).iterate({ enter: ({ type, from }) => void (type.isError && places.push(from)) })
  return places
}

test('a fault in an expression is found', () => {
  expect(faultsIn('sum by (instance) (rate(up[5m])) > 0')).toEqual([])
  expect(faultsIn('sum by (instance) (rate(up[5m]) > 0')).not.toEqual([])
  expect(faultsIn('')).not.toEqual([])
})

test('each alert can be read by Prometheus, and says how urgent it is, what happened and what to do', () => {
  const { groups } = parse(readFileSync('deploy/prometheus/alerts.yml', 'utf8')) as { groups: { rules: Alert[] }[] }
  const rules = groups.flatMap((group) => group.rules)
  expect(rules.length).toBeGreaterThan(10)
  expect(rules.filter(({ expr }) => faultsIn(expr ?? '').length > 0)).toEqual([])
  const said = ({ alert, labels, annotations }: Alert) => [
    alert,
    labels?.severity,
    Object.keys(annotations ?? {}).sort(),
  ]
  const wanted = [expect.stringMatching(/^Sehati\w+$/), expect.stringMatching(/^(page|ticket)$/), ['action', 'summary']]
  expect(rules.map(said)).toEqual(rules.map(() => wanted))
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
})
