import { describe, expect, test } from 'vitest'
import {
  checkJawaban,
  isBahaya,
  isBahayaDilewati,
  isPitaSambung,
  type Jawaban,
  nilaiSkrining,
  type Penilaian,
  type Pita,
  saranOf,
  skorMaks,
  type Tingkat,
  ulangSetelah,
} from './skrining.rules.ts'

const penilaian = (butir: number, nilai: number, pita: Pita[]): Penilaian & { butir_bahaya: number[] } => ({
  butir: Array.from({ length: butir }, (_, n) => `butir ${n + 1}`),
  skala: Array.from({ length: nilai + 1 }, (_, n) => ({ nilai: n })),
  aturan: { lewati: 2, pita },
  butir_bahaya: butir === 9 ? [9] : [],
})
const phq9 = penilaian(9, 3, [
  { dari: 0, sampai: 4, tingkat: 'minimal' },
  { dari: 5, sampai: 9, tingkat: 'ringan' },
  { dari: 10, sampai: 14, tingkat: 'sedang' },
  { dari: 15, sampai: 19, tingkat: 'sedang_berat' },
  { dari: 20, sampai: 27, tingkat: 'berat' },
])
const yaTidak = penilaian(20, 1, [
  { dari: 0, sampai: 5, tingkat: 'minimal' },
  { dari: 6, sampai: 20, tingkat: 'sedang' },
])

/** Answers with this total: as many of the greatest value as fit, then the rest, then 0. */
const dengan = (total: number, { butir, skala }: Penilaian): number[] => {
  const maks = Math.max(...skala.map(({ nilai }) => nilai))
  return butir.map((_, n) => Math.max(0, Math.min(maks, total - n * maks)))
}

describe('the total', () => {
  test.each([
    [phq9, 27],
    [yaTidak, 20],
  ])('is the sum of the answers, for every sum', (of, maks) => {
    expect(skorMaks(of)).toBe(maks)
    for (let total = 0; total <= maks; total += 1) expect(nilaiSkrining(of, dengan(total, of)).skor).toBe(total)
  })

  test.each<[number, number, Tingkat]>([
    [0, 5, 'minimal'],
    [6, 20, 'sedang'],
  ])('of a yes/no instrument from %i to %i is %s', (dari, sampai, tingkat) => {
    for (let total = dari; total <= sampai; total += 1)
      expect(nilaiSkrining(yaTidak, dengan(total, yaTidak))).toEqual({ skor: total, tingkat })
  })

  // The expected totals are round(sum / answered × 9), worked out by hand.
  test.each<[string, Jawaban, number | null, Tingkat | null]>([
    ['one skipped', [1, 1, 1, 1, 1, 1, 1, 1, null], 9, 'ringan'],
    ['one skipped, rounded up', [3, 1, 0, 0, 0, 0, 0, 0, null], 5, 'ringan'],
    ['two skipped, rounded down', [null, null, 1, 1, 1, 0, 0, 0, 0], 4, 'minimal'],
    ['two skipped, all others at the top', [null, 3, 3, 3, null, 3, 3, 3, 3], 27, 'berat'],
    ['three skipped', [null, null, null, 3, 3, 3, 3, 3, 3], null, null],
    ['all skipped', Array(9).fill(null), null, null],
  ])('%s', (_, jawaban, skor, tingkat) => expect(nilaiSkrining(phq9, jawaban)).toEqual({ skor, tingkat }))

  test('of every choice of two skipped questions stays within the bands', () => {
    for (let a = 0; a < 9; a += 1)
      for (let b = 0; b < 9; b += 1)
        for (let total = 0; total <= 27; total += 1) {
          const jawaban = dengan(total, phq9).map((nilai, n) => (n === a || n === b ? null : nilai))
          const { skor, tingkat } = nilaiSkrining(phq9, jawaban)
          expect(skor).toBeGreaterThanOrEqual(0)
          expect(skor).toBeLessThanOrEqual(27)
          expect(tingkat).not.toBeNull()
        }
  })
})

test.each<[string, Jawaban, boolean, boolean]>([
  ['affirmed with a total of 1', [0, 0, 0, 0, 0, 0, 0, 0, 1], true, false],
  ['affirmed where all others are skipped', [...Array(8).fill(null), 3], true, false],
  ['denied with the greatest total of the others', [3, 3, 3, 3, 3, 3, 3, 3, 0], false, false],
  ['skipped', [3, 3, 3, 3, 3, 3, 3, 3, null], false, true],
])('question 9 %s', (_, jawaban, bahaya, dilewati) => {
  expect([isBahaya(phq9, jawaban), isBahayaDilewati(phq9, jawaban)]).toEqual([bahaya, dilewati])
})

test('an instrument without questions about danger has none skipped', () => {
  expect(isBahaya(yaTidak, Array(20).fill(1))).toBe(false)
  expect(isBahayaDilewati(yaTidak, Array(20).fill(null))).toBe(false)
})

test.each<[string, Jawaban, boolean]>([
  ['all answered', Array(9).fill(0), true],
  ['one answered', [...Array(8).fill(null), 0], true],
  ['none answered', Array(9).fill(null), false],
  ['too few', Array(8).fill(0), false],
  ['too many', Array(10).fill(0), false],
  ['beyond the scale', [...Array(8).fill(0), 4], false],
])('answers: %s', (_, jawaban, ok) => expect(checkJawaban(phq9, jawaban)).toBe(ok ? null : 'ANSWERS_MISSING'))

test('a value that the scale of a yes/no instrument lacks is no answer', () =>
  expect(checkJawaban(yaTidak, [...Array(19).fill(0), 2])).toBe('ANSWERS_MISSING'))

test('what is advised', () => {
  const semua = [null, 'minimal', 'ringan', 'sedang', 'sedang_berat', 'berat'] as const
  const saran = (bahaya: boolean) => semua.map((tingkat) => saranOf(tingkat, bahaya))
  expect(saran(false)).toEqual(['tidak_lengkap', 'baik', 'rawat_diri', 'bicarakan', 'segera', 'segera'])
  // A talk, or sooner: never that all is well.
  expect(saran(true)).toEqual(['bicarakan', 'bicarakan', 'bicarakan', 'bicarakan', 'segera', 'segera'])
})

test('the day after which it is repeated is one of Jakarta', () => {
  expect(ulangSetelah('2026-11-23T23:30:00+07:00', 14)).toBe('2026-12-07')
  expect(ulangSetelah('2026-11-23T18:30:00Z', 14)).toBe('2026-12-08')
})

test.each<[string, [number, number][], boolean]>([
  [
    'each total once',
    [
      [0, 4],
      [5, 9],
    ],
    true,
  ],
  ['one band', [[0, 9]], true],
  [
    'a gap',
    [
      [0, 4],
      [6, 9],
    ],
    false,
  ],
  [
    'an overlap',
    [
      [0, 5],
      [5, 9],
    ],
    false,
  ],
  ['not from 0', [[1, 9]], false],
  ['not to the end', [[0, 8]], false],
  ['beyond the end', [[0, 10]], false],
  [
    'backwards',
    [
      [0, 4],
      [5, 3],
      [4, 9],
    ],
    false,
  ],
  [
    'in another order',
    [
      [5, 9],
      [0, 4],
    ],
    false,
  ],
])('bands: %s', (_, rentang, ok) =>
  expect(
    isPitaSambung(
      rentang.map(([dari, sampai]) => ({ dari, sampai, tingkat: 'minimal' })),
      9,
    ),
  ).toBe(ok),
)
