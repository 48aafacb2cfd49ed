import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, tanggalWib } from '../base/waktu.ts'
import type { AturanJendela } from '../clinic/pengaturan.schema.ts'
import {
  farthestDate,
  isInWindow,
  isWorkday,
  jendelaKlinik,
  jendelaPasien,
  lastBookableDate,
  nextRelease,
  windowEnd,
} from './jendela.rules.ts'

const usual: AturanJendela = { minggu_ke_depan: 0, mode_jendela: 'mingguan', cakrawala_hari: 14, rilis_jam: '00:00:00' }
const at8 = { ...usual, rilis_jam: '08:00:00' }
const daily = { ...at8, mode_jendela: 'harian', cakrawala_hari: 3 } as const
const wib = (moment: string) => new Date(`${moment}+07:00`)

describe('the last day of the window', () => {
  test.each<[string, Partial<AturanJendela>, string]>([
    // Weeks: on Friday at 08.00, not at midnight.
    ['2026-11-26T23:59:59.999', at8, '2026-11-27'],
    ['2026-11-27T00:00:00', at8, '2026-11-27'],
    ['2026-11-27T07:59:59.999', at8, '2026-11-27'],
    ['2026-11-27T08:00:00', at8, '2026-12-04'],
    ['2026-11-27T00:00:00', usual, '2026-12-04'],
    ['2026-11-28T07:00:00', at8, '2026-12-04'],
    ['2026-11-30T00:30:00', at8, '2026-12-04'],
    ['2026-11-27T07:59:59.999', { ...at8, minggu_ke_depan: 2 }, '2026-12-11'],
    ['2026-11-27T08:00:00', { ...at8, minggu_ke_depan: 2 }, '2026-12-18'],
    ['2026-11-27T23:58:59.999', { ...at8, rilis_jam: '23:59:00' }, '2026-11-27'],
    ['2026-11-27T23:59:00', { ...at8, rilis_jam: '23:59:00' }, '2026-12-04'],
    // Days: each day at 08.00 one more.
    ['2026-11-23T07:59:59.999', daily, '2026-11-25'],
    ['2026-11-23T08:00:00', daily, '2026-11-26'],
    ['2026-11-23T07:59:59.999', { ...daily, cakrawala_hari: 1 }, '2026-11-23'],
    ['2026-11-23T00:00:00', { ...daily, rilis_jam: '00:00:00' }, '2026-11-26'],
    ['2026-11-23T08:00:00', { ...daily, cakrawala_hari: 120 }, '2027-03-23'],
  ])('at %s with %j is %s', (moment, aturan, akhir) =>
    expect(windowEnd(wib(moment), { ...usual, ...aturan })).toBe(akhir),
  )
})

describe('the next release', () => {
  test.each<[string, AturanJendela, string, string, string]>([
    ['2026-11-23T07:00:00', at8, '2026-11-27T08:00:00', '2026-11-30', '2026-12-04'],
    ['2026-11-27T07:59:59.999', at8, '2026-11-27T08:00:00', '2026-11-30', '2026-12-04'],
    ['2026-11-27T08:00:00', at8, '2026-12-04T08:00:00', '2026-12-07', '2026-12-11'],
    ['2026-11-23T07:00:00', { ...at8, minggu_ke_depan: 1 }, '2026-11-27T08:00:00', '2026-12-07', '2026-12-11'],
    ['2026-11-27T00:00:00', usual, '2026-12-04T00:00:00', '2026-12-07', '2026-12-11'],
    ['2026-11-23T07:00:00', daily, '2026-11-23T08:00:00', '2026-11-26', '2026-11-26'],
    // What opens on a Wednesday and a Thursday is a weekend: the next day is Monday, on Friday.
    ['2026-11-24T08:00:00', daily, '2026-11-27T08:00:00', '2026-11-30', '2026-11-30'],
  ])('at %s with %j is at %s', (moment, aturan, pada, dari, sampai) =>
    expect(nextRelease(wib(moment), aturan)).toEqual({ pada: wib(pada), dari, sampai }),
  )
})

describe('what is announced', () => {
  const now = wib('2026-11-25T09:00:00')
  test('is nothing where weeks open at midnight', () =>
    expect(jendelaPasien(now, usual)).toEqual({ akhir: '2026-11-27', minggu: 0, rilis: null }))
  test('is the next release at a chosen time', () => {
    const rilis = { pada: wib('2026-11-27T08:00:00'), dari: '2026-11-30', sampai: '2026-12-04' }
    expect(jendelaPasien(now, at8)).toEqual({ akhir: '2026-11-27', minggu: 0, rilis })
  })
  test('is each next day in a window of days, also at midnight', () => {
    const rilis = { pada: wib('2026-11-27T00:00:00'), dari: '2026-11-30', sampai: '2026-11-30' }
    const midnight = { ...daily, rilis_jam: '00:00:00' }
    expect(jendelaPasien(now, midnight)).toEqual({ akhir: '2026-11-28', minggu: null, rilis })
  })
})

test('the clinic may move eight weeks further, by any release time, and never less far than patients book', () => {
  const now = wib('2026-11-27T07:00:00')
  expect(jendelaKlinik(now, at8)).toEqual({ akhir: '2027-01-29', minggu: 8, rilis: null })
  expect(jendelaKlinik(now, { ...daily, cakrawala_hari: 120 })).toEqual({
    akhir: '2027-03-26',
    minggu: null,
    rilis: null,
  })
})

describe('for every instant and every setting', () => {
  const now = fc.date({ min: wib('2026-01-01T00:00:00'), max: wib('2029-01-01T00:00:00'), noInvalidDate: true })
  const jam = fc.integer({ min: 0, max: 1439 }).map((minute) => {
    const two = (n: number) => String(n).padStart(2, '0')
    return `${two(Math.floor(minute / 60))}:${two(minute % 60)}:00`
  })
  const aturan = fc.record({
    minggu_ke_depan: fc.integer({ min: 0, max: 8 }),
    mode_jendela: fc.constantFrom('mingguan', 'harian'),
    cakrawala_hari: fc.integer({ min: 1, max: 120 }),
    rilis_jam: jam,
  })
  const holds = (check: (now: Date, any: AturanJendela, jam: string) => void) =>
    fc.assert(fc.property(now, aturan, jam, check), { numRuns: 2_000 })

  test('weeks that open at midnight are the window without a release time', () =>
    holds((now, any) => {
      const weekly = { ...any, mode_jendela: 'mingguan', rilis_jam: '00:00:00' } as const
      expect(windowEnd(now, weekly)).toBe(lastBookableDate(tanggalWib(now), any.minggu_ke_depan))
    }))

  test('a later release never opens more', () =>
    holds((now, any, other) => {
      const [early, late] = [any.rilis_jam, other].sort() as [string, string]
      const ends = [late, early].map((rilis_jam) => windowEnd(now, { ...any, rilis_jam })) as [string, string]
      expect(ends[0] <= ends[1]).toBe(true)
    }))

  test('the window is never empty of today, and ends where the database can store it', () =>
    holds((now, any) => {
      const [today, akhir] = [tanggalWib(now), windowEnd(now, any)]
      expect(akhir >= today && akhir <= farthestDate(today)).toBe(true)
      if (isWorkday(today)) expect(isInWindow(today, today, akhir)).toBe(true)
    }))

  test('a release opens its days at its instant and not a millisecond sooner, within eight days', () =>
    holds((now, any) => {
      const { pada, dari, sampai } = nextRelease(now, any)
      const before = windowEnd(new Date(pada.getTime() - 1), any)
      expect([dari > before, sampai <= windowEnd(pada, any)]).toEqual([true, true])
      expect([isWorkday(dari), isWorkday(sampai), pada > now]).toEqual([true, true, true])
      expect(daysBetween(tanggalWib(now), tanggalWib(pada))).toBeLessThanOrEqual(7)
      // No working day lies between what is open now and what opens then.
      const between = daysBetween(windowEnd(now, any), dari)
      for (let n = 1; n < between; n++) expect(isWorkday(addDays(dari, -n))).toBe(false)
    }))
})
