import { expect, test } from 'vitest'
import { mutuDari, sampleOf } from './samples.ts'

const PAIR = { id: 'p1', type: 'candidate-pair', availableOutgoingBitrate: 220_000, currentRoundTripTime: 0.04 }
const HEARD = { type: 'inbound-rtp', kind: 'audio', packetsReceived: 90, packetsLost: 10 }
const SEEN = { type: 'inbound-rtp', kind: 'video', packetsReceived: 100, packetsLost: 0 }

test('a report of Chromium: the chosen path, the greater loss, the sound that arrived', () => {
  const rows = [
    { type: 'transport', selectedCandidatePairId: 'p1' },
    { ...PAIR, id: 'p0', nominated: true, availableOutgoingBitrate: 1 },
    PAIR,
    { type: 'remote-inbound-rtp', kind: 'audio', fractionLost: 0.02 },
    { type: 'remote-inbound-rtp', kind: 'video', fractionLost: 0.09 },
    HEARD,
    SEEN,
  ]
  expect(sampleOf(rows, 7)).toEqual({ at: 7, hilang: 0.09, lajuKirim: 220_000, paketSuara: 90 })
  expect(mutuDari(rows)).toEqual({ jedaMs: 40, hilang: 0.05 })
})

test('a report of Firefox: no transport, and no estimate', () => {
  const rows = [{ ...PAIR, nominated: true, availableOutgoingBitrate: undefined }, HEARD]
  expect(sampleOf(rows, 7)).toEqual({ at: 7, hilang: null, lajuKirim: null, paketSuara: 90 })
  expect(mutuDari(rows).jedaMs).toBe(40)
})

test('a report without anything', () => {
  expect(sampleOf([], 7)).toEqual({ at: 7, hilang: null, lajuKirim: null, paketSuara: null })
  expect(mutuDari([])).toEqual({ jedaMs: null, hilang: null })
})
