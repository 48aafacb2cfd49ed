/** Times by their size, each bucket 2 % wider than the one below: small enough to send, exact enough to compare. */
const GROWTH = Math.log(1.02)

export type Histogram = number[]

const bucketOf = (ms: number): number => Math.max(0, Math.round(Math.log(Math.max(ms, 0.001) * 1_000) / GROWTH))

export function record(histogram: Histogram, ms: number): void {
  const bucket = bucketOf(ms)
  while (histogram.length <= bucket) histogram.push(0)
  histogram[bucket] = (histogram[bucket] ?? 0) + 1
}

export const merged = (histograms: Histogram[]): Histogram =>
  Array.from({ length: Math.max(0, ...histograms.map(({ length }) => length)) }, (_, bucket) =>
    histograms.reduce((total, histogram) => total + (histogram[bucket] ?? 0), 0),
  )

/** Milliseconds within which this part of all requests was done; null of an empty histogram. */
export function percentile(histogram: Histogram, part: number): number | null {
  const total = histogram.reduce((sum, n) => sum + n, 0)
  let seen = 0
  for (const [bucket, n] of histogram.entries()) {
    seen += n
    if (n > 0 && seen >= total * part) return Math.exp(bucket * GROWTH) / 1_000
  }
  return null
}

/** Of a few figures; not a number of none. */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
}
