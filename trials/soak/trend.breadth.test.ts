import { describe, expect, test } from 'vitest'
import { type Series, trendOf } from './trend.ts'

const LEAST = 8
/** Half an hour, a value every ten seconds. */
const series = (value: (minute: number, n: number) => number): Series =>
  Array.from({ length: 180 }, (_, n) => [n * 10, value(n / 6, n)])
/** What differs from one reading to the next, the same in every run: between 0 and 1. */
const noise = (n: number) => (n * 0.618_034) % 1

describe('trend of a soak', () => {
  test.each<[string, (minute: number, n: number) => number]>([
    ['level', (_, n) => 300 + 6 * noise(n)],
    ['more only in the first third', (minute, n) => 300 + 10 * Math.min(minute, 10) + 6 * noise(n)],
    ['single high readings', (_, n) => (n % 25 === 0 ? 420 : 300)],
    ['less than what counts, over the time', (minute) => 300 + 0.6 * minute],
    ['falling', (minute) => 300 - 5 * minute],
  ])('%s is no growth', (_name, value) => {
    expect(trendOf(series(value), LEAST)).toMatchObject({ grows: false })
  })

  test.each<[string, (minute: number, n: number) => number, perHour: number]>([
    ['1 MB a minute beside noise', (minute, n) => 300 + minute + 6 * noise(n), 60],
    ['a leak of a small heap', (minute, n) => 60 + 0.6 * minute + 2 * noise(n), 36],
    ['a connection a minute', (minute) => 16 + Math.floor(minute), 60],
  ])('%s grows', (_name, value, perHour) => {
    const trend = trendOf(series(value), LEAST)
    expect(trend.grows).toBe(true)
    expect(Math.abs(trend.perHour - perHour)).toBeLessThan(0.1 * perHour)
  })
})
