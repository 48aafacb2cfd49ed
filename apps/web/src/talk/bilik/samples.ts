import type { Sample } from './jaringan.rules.ts'

type Row = Record<string, unknown> & { type: string }

const numberOf = (row: Row | undefined, name: string): number | null => {
  const value = row?.[name]
  return typeof value === 'number' ? value : null
}

/** The path that carries the call. Firefox names it at the pair, other browsers at the transport. */
function pairOf(rows: Row[]): Row | undefined {
  const chosen = rows.find(({ type }) => type === 'transport')?.selectedCandidatePairId
  return rows.find((row) => row.type === 'candidate-pair' && (chosen ? row.id === chosen : row.nominated === true))
}

/** The facts of a report of `getStats` that the rules of the network need. */
export function sampleOf(report: Iterable<unknown>, at: number): Sample {
  const rows = [...report] as Row[]
  const heard = rows.find(({ type, kind }) => type === 'inbound-rtp' && kind === 'audio')
  const lost = rows
    .filter(({ type }) => type === 'remote-inbound-rtp')
    .map((row) => numberOf(row, 'fractionLost'))
    .filter((share) => share !== null)
  return {
    at,
    hilang: lost.length > 0 ? Math.max(...lost) : null,
    lajuKirim: numberOf(pairOf(rows), 'availableOutgoingBitrate'),
    paketSuara: numberOf(heard, 'packetsReceived'),
  }
}

/** The way there and back in milliseconds, and the share that was lost on it, of a connection that receives. */
export function mutuDari(report: Iterable<unknown>): { jedaMs: number | null; hilang: number | null } {
  const rows = [...report] as Row[]
  const jeda = numberOf(pairOf(rows), 'currentRoundTripTime')
  const received = rows.filter(({ type }) => type === 'inbound-rtp')
  const sum = (name: string) => received.reduce((total, row) => total + (numberOf(row, name) ?? 0), 0)
  const [lost, arrived] = [sum('packetsLost'), sum('packetsReceived')]
  return { jedaMs: jeda === null ? null : jeda * 1_000, hilang: lost + arrived > 0 ? lost / (lost + arrived) : null }
}
