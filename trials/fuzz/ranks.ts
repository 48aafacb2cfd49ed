const median = (sorted: number[]) => sorted[Math.floor(sorted.length / 2)] ?? Number.NaN

/**
 * The Mann-Whitney test: how many standard deviations the ranks of the first lie from where chance would put them.
 * It compares ranks, not sizes, so that a few slow responses of a busy machine decide nothing.
 */
export function comparisonOf(first: number[], second: number[]): { z: number; medians: [number, number] } {
  const all = [...first.map((ms) => ({ ms, isFirst: true })), ...second.map((ms) => ({ ms, isFirst: false }))]
  all.sort((a, b) => a.ms - b.ms)
  const rankSum = all.reduce((sum, { isFirst }, n) => sum + (isFirst ? n + 1 : 0), 0)
  const [m, n] = [first.length, second.length]
  const u = rankSum - (m * (m + 1)) / 2
  const z = (u - (m * n) / 2) / Math.sqrt((m * n * (m + n + 1)) / 12)
  const sorted = (times: number[]) => [...times].sort((a, b) => a - b)
  return { z, medians: [median(sorted(first)), median(sorted(second))] }
}
