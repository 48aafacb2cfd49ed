import { describe, expect, test } from 'vitest'
import { addMonths, blockedReason, calendarWeeks, isShownMonth, stepByKey } from './calendar.rules.ts'

const monday = '2026-11-23'

describe('blockedReason', () => {
  test.each(['2026-11-23', '2026-11-24', '2026-11-27'])('%s may be chosen on a Monday', (tanggal) => {
    expect(blockedReason(tanggal, monday)).toBeNull()
  })

  test.each([
    ['2026-11-22', 'Tanggal ini sudah lewat.'],
    ['2026-11-28', 'Layanan tutup pada hari Sabtu dan Minggu.'],
    ['2026-11-29', 'Layanan tutup pada hari Sabtu dan Minggu.'],
    ['2026-11-30', 'Pemesanan baru dibuka sampai Jumat, 27 November 2026.'],
  ])('%s says why not', (tanggal, reason) => {
    expect(blockedReason(tanggal, monday)).toBe(reason)
  })

  test('on a Friday next week is open, the weekend between is not', () => {
    expect(blockedReason('2026-12-04', '2026-11-27')).toBeNull()
    expect(blockedReason('2026-11-28', '2026-11-27')).not.toBeNull()
  })
})

describe('calendarWeeks', () => {
  const weeks = calendarWeeks(monday, monday)

  test('six weeks of seven days, Sunday first', () => {
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7])
    expect(weeks[0]?.[0]?.tanggal).toBe('2026-11-01')
    expect(weeks[5]?.[6]?.tanggal).toBe('2026-12-12')
  })

  test('marks today once and the days of other months', () => {
    const days = weeks.flat()
    expect(days.filter((day) => day.isToday).map((day) => day.tanggal)).toEqual([monday])
    expect(days.filter((day) => day.isInMonth)).toHaveLength(30)
  })
})

describe('keys', () => {
  test.each([
    ['ArrowLeft', '2026-11-24'],
    ['ArrowRight', '2026-11-26'],
    ['ArrowUp', '2026-11-18'],
    ['ArrowDown', '2026-12-02'],
    ['Home', '2026-11-22'],
    ['End', '2026-11-28'],
    ['PageUp', '2026-10-25'],
    ['PageDown', '2026-12-25'],
  ])('%s leads from Wednesday 25 November to %s', (key, to) => {
    expect(stepByKey('2026-11-25', key)).toBe(to)
  })

  test('other keys move nothing', () => expect(stepByKey(monday, 'a')).toBeNull())

  test('a shorter month ends earlier, and a year ends', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15')
    expect(addMonths('2027-01-15', -1)).toBe('2026-12-15')
  })
})

test('only months with days to choose are shown', () => {
  expect(isShownMonth('2026-11-02', monday)).toBe(true)
  expect(isShownMonth('2026-12-01', monday)).toBe(false)
  expect(isShownMonth('2026-12-31', '2026-11-27')).toBe(true)
  expect(isShownMonth('2026-10-31', monday)).toBe(false)
})
