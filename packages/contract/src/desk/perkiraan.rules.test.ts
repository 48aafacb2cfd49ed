import { describe, expect, test } from 'vitest'
import { type FaktaTunggu, perkirakanTunggu } from './perkiraan.rules.ts'

const facts: FaktaTunggu = {
  hariIni: [20, 20, 20, 20, 20],
  sebelumnya: [],
  rencana: 30,
  sejakDipanggil: null,
  diDepan: 0,
  melayani: true,
}

describe('perkirakanTunggu', () => {
  test.each<[string, Partial<FaktaTunggu>, { dari: number; sampai: number } | null]>([
    ['no one was called today', { melayani: false }, null],
    ['the room is free and no one is before', {}, { dari: 0, sampai: 5 }],
    ['one is inside for 8 of 20 minutes', { sejakDipanggil: 8 }, { dari: 10, sampai: 15 }],
    ['one is inside, and two are before', { sejakDipanggil: 8, diDepan: 2 }, { dari: 50, sampai: 55 }],
    ['the visit under way takes longer than any', { sejakDipanggil: 50 }, { dari: 0, sampai: 15 }],
    [
      'too few of today: those of the same weekday count too',
      { hariIni: [40], sebelumnya: [40, 40, 40, 40], diDepan: 1 },
      { dari: 40, sampai: 45 },
    ],
    ['enough of today: others do not count', { sebelumnya: [90, 90, 90], diDepan: 1 }, { dari: 20, sampai: 25 }],
    ['nothing was measured: the plan', { hariIni: [], diDepan: 2 }, { dari: 40, sampai: 80 }],
  ])('%s', (_, change, range) => expect(perkirakanTunggu({ ...facts, ...change })).toEqual(range))

  test('more people before never shorten it, and it always is a range', () => {
    for (let diDepan = 0; diDepan < 20; diDepan++) {
      const [a, b] = [perkirakanTunggu({ ...facts, diDepan }), perkirakanTunggu({ ...facts, diDepan: diDepan + 1 })]
      expect(a && b && a.dari < a.sampai && a.dari <= b.dari && a.sampai <= b.sampai).toBe(true)
    }
  })
})

/** Numbers between 0 and 1 that are the same in each run. */
function* acak(seed: number): Generator<number, never> {
  for (let a = seed; ; ) {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    yield ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** The visits of a day, in minutes: most near 25, some of them much longer. */
function hari(seed: number): number[] {
  const angka = acak(seed)
  const next = () => angka.next().value
  return Array.from({ length: 16 }, () => 10 + 20 * (next() + next()) * 0.75 + (next() < 0.12 ? 25 : 0))
}

test('of the estimates on days that are played back, at least 80 of 100 hold', () => {
  let [held, given] = [0, 0]
  for (let day = 1; day <= 200; day++) {
    const lama = hari(day)
    const sebelumnya = [1, 2, 3, 4].flatMap((week) => hari(day * 1_000 + week))
    // Everyone is there from the beginning; one visit follows the other.
    const mulai = lama.map((_, n) => lama.slice(0, n).reduce((sum, menit) => sum + menit, 0))
    for (let n = 2; n < lama.length; n++) {
      // Asked a while after visit `k` was called, by a person with `n - k - 1` before them.
      const k = Math.floor(n / 2)
      const now = (mulai[k] as number) + (lama[k] as number) * 0.4
      const range = perkirakanTunggu({
        hariIni: lama.slice(0, k),
        sebelumnya,
        rencana: 30,
        sejakDipanggil: now - (mulai[k] as number),
        diDepan: n - k - 1,
        melayani: true,
      })
      const wait = (mulai[n] as number) - now
      given++
      if (range && wait >= range.dari && wait <= range.sampai) held++
    }
  }
  expect(held / given).toBeGreaterThanOrEqual(0.8)
})
