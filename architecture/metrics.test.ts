import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
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
