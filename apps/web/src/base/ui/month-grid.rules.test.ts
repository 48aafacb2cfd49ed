import { describe, expect, test } from 'vitest'
import { addMonths, isSameMonth, isShownMonth, stepByKey, weeksAround } from './month-grid.rules.ts'

describe('weeksAround', () => {
  test.each([
    ['2026-11-23', '2026-11-01', '2026-12-12'],
    ['2026-12-31', '2026-11-29', '2027-01-09'],
    ['2027-01-01', '2026-12-27', '2027-02-06'],
    ['2026-02-10', '2026-02-01', '2026-03-14'],
    ['2028-02-29', '2028-01-30', '2028-03-11'],
  ])('the month of %s is shown from %s to %s', (date, first, last) => {
    const weeks = weeksAround(date)
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7])
    expect([weeks[0]?.[0], weeks[5]?.[6]]).toEqual([first, last])
    expect(new Set(weeks.flat()).size).toBe(42)
    expect(weeks.flat()).toContain(date)
  })
})

test.each([
  ['2026-11-23', 1, '2026-12-23'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s and %i month is %s', (from, n, to) => expect(addMonths(from, n)).toBe(to))

test.each([
  ['ArrowLeft', '2026-11-24'],
  ['ArrowRight', '2026-11-26'],
  ['ArrowUp', '2026-11-18'],
  ['ArrowDown', '2026-12-02'],
  ['Home', '2026-11-22'],
  ['End', '2026-11-28'],
  ['PageUp', '2026-10-25'],
  ['PageDown', '2026-12-25'],
  ['a', null],
  ['Tab', null],
])('%s leads from Wednesday 25 November to %s', (key, to) => expect(stepByKey('2026-11-25', key)).toBe(to))

test('Home and End stay where a week begins and ends', () => {
  expect(stepByKey('2026-11-22', 'Home')).toBe('2026-11-22')
  expect(stepByKey('2026-11-28', 'End')).toBe('2026-11-28')
})

test('only the months within the limits are shown; without limits all', () => {
  const limits = { from: '2026-11-27', to: '2026-12-04' }
  expect(isShownMonth('2026-11-01', limits)).toBe(true)
  expect(isShownMonth('2026-12-31', limits)).toBe(true)
  expect(isShownMonth('2026-10-31', limits)).toBe(false)
  expect(isShownMonth('2027-01-01', limits)).toBe(false)
  expect(isShownMonth('1999-01-01', undefined)).toBe(true)
})

test('the same month is of the same year', () => {
  expect(isSameMonth('2026-11-01', '2026-11-30')).toBe(true)
  expect(isSameMonth('2026-11-01', '2027-11-01')).toBe(false)
})
