import { expect, test } from 'vitest'
import { nilaiJaringan, type Sample, terbaru } from './jaringan.rules.ts'

const BAIK = { hilang: 0.01, lajuKirim: 400_000 }

/** One snapshot a second, each with more sound unless it says otherwise. */
const seconds = (of: Partial<Sample>[]): Sample[] =>
  of.map((one, n) => ({ at: 5_000 + n * 1_000, ...BAIK, paketSuara: n * 40, ...one }))
const times = (n: number, one: Partial<Sample>) => Array.from({ length: n }, () => one)

test.each([
  ['nothing was measured yet', [], false, false],
  ['a good network', times(20, {}), false, false],
  ['2 % are lost', times(20, { hilang: 0.02 }), false, false],
  ['exactly 8 % are lost', times(20, { hilang: 0.08 }), false, false],
  ['10 % are lost for nine seconds', times(10, { hilang: 0.1 }), false, false],
  ['10 % are lost for ten seconds', times(11, { hilang: 0.1 }), true, false],
  ['ten bad seconds that are over', [...times(11, { hilang: 0.1 }), ...times(3, {})], false, false],
  ['one good second in between', [...times(6, { hilang: 0.1 }), {}, ...times(6, { hilang: 0.1 })], true, false],
  ['it carries 149 kbit/s for ten seconds', times(11, { lajuKirim: 149_000 }), true, false],
  ['it carries 150 kbit/s', times(20, { lajuKirim: 150_000 }), false, false],
  [
    'it carries too little on the whole',
    [...times(6, { lajuKirim: 200_000 }), ...times(6, { lajuKirim: 9_000 })],
    true,
    false,
  ],
  ['a browser that measures nothing', times(20, { hilang: null, lajuKirim: null }), false, false],
  ['no sound for 14 seconds', times(15, { paketSuara: 70 }), false, false],
  ['no sound for 15 seconds', times(16, { paketSuara: 70 }), false, true],
  ['no sound ever', times(16, { paketSuara: null }), false, true],
  ['sound that came back', [...times(16, { paketSuara: 70 }), { paketSuara: 71 }], false, false],
] as const)('%s', (_what, of, matikanVideo, tawarkanChat) =>
  expect(nilaiJaringan(seconds([...of]), { isMengirimVideo: true })).toEqual({ matikanVideo, tawarkanChat }),
)

test('a picture that is not sent is not turned off', () =>
  expect(nilaiJaringan(seconds(times(20, { hilang: 0.5 })), { isMengirimVideo: false }).matikanVideo).toBe(false))

test('what is older than any rule asks for is forgotten', () => {
  const kept = terbaru(seconds(times(60, { paketSuara: 70 })))
  expect(kept.length).toBeLessThan(20)
  expect(nilaiJaringan(kept, { isMengirimVideo: true }).tawarkanChat).toBe(true)
})
