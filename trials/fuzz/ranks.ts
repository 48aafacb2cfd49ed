const median = (sorted: number[]) => sorted[Math.floor(sorted.length / 2)] ?? Number.NaN

/**
 * The test of Mann and Whitney: how many standard deviations the ranks of the first lie from where chance would put them.
 * It asks which of two is the longer one, not by how much, so that a few slow answers of a busy machine decide nothing.
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
