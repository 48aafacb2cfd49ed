/** Measured repeatedly: seconds since the beginning, and the value then. */
export type Series = [at: number, value: number][]

export type Trend = {
  first: number
  last: number
  most: number
  /** What was added in an hour, by the straight line through the lower edge after the warm-up. */
  perHour: number
  grows: boolean
}

/** The part of the time in which caches fill and code is compiled. */
const WARM_UP = 1 / 3
const WINDOWS = 12
/** The part of the median that may be added over the evaluated time: memory varies by as much without a leak. */
const VARIATION = 0.05

/**
 * Whether the series grows: by a straight line through the lowest value of each of a dozen stretches, because what a request
 * uses for a moment is no growth. `least` may be added in any case.
 */
export function trendOf(series: Series, least: number): Trend {
  const warm = series.slice(Math.floor(series.length * WARM_UP))
  const edge = lowerEdge(warm)
  const slope = slopeOf(edge)
  const seconds = (warm.at(-1)?.[0] ?? 0) - (warm[0]?.[0] ?? 0)
  const values = series.map(([, value]) => value)
  const median = warm.map(([, value]) => value).toSorted((a, b) => a - b)[Math.floor(warm.length / 2)] ?? 0
  return {
    first: values[0] ?? 0,
    last: values.at(-1) ?? 0,
    most: Math.max(0, ...values),
    perHour: slope * 3_600,
    grows: slope * seconds > Math.max(least, VARIATION * median),
  }
}

function lowerEdge(series: Series): Series {
  const size = Math.max(1, Math.ceil(series.length / WINDOWS))
  const edge: Series = []
  for (let at = 0; at < series.length; at += size) {
    const lowest = series.slice(at, at + size).toSorted((a, b) => a[1] - b[1])[0]
    if (lowest) edge.push(lowest)
  }
  return edge
}

/** By least squares. */
function slopeOf(series: Series): number {
  const mean = (of: 0 | 1) => series.reduce((sum, one) => sum + one[of], 0) / Math.max(1, series.length)
  const [x, y] = [mean(0), mean(1)]
  const spread = series.reduce((sum, [at]) => sum + (at - x) ** 2, 0)
  return spread === 0 ? 0 : series.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0) / spread
}
