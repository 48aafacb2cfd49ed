import { describe, expect, test } from 'vitest'
import { checkHadir, isKodeTampil, kodeOf, rapikanKode } from './antrean.rules.ts'

const k = {
  status: 'disetujui',
  metode_konsultasi: 'offline',
  mulai: new Date('2026-11-23T09:00:00+07:00'),
  selesai: new Date('2026-11-23T10:00:00+07:00'),
  tiba_pada: null,
}
const at = (jam: string) => new Date(`2026-11-23T${jam}:00+07:00`)

describe('checkHadir', () => {
  test.each([
    ['06:59', {}, 'ARRIVAL_EARLY'],
    ['07:00', {}, null],
    ['09:59', {}, null],
    ['10:00', {}, 'VISIT_OVER'],
    ['08:00', { status: 'diajukan' }, 'NOT_OPEN'],
    ['08:00', { status: 'selesai' }, 'NOT_OPEN'],
    ['08:00', { metode_konsultasi: 'online' }, 'NOT_IN_PERSON'],
    ['06:00', { tiba_pada: '2026-11-23T08:00:00+07:00' }, 'CHECKED_IN'],
  ])('at %s with %o: %s', (jam, change, verdict) => expect(checkHadir({ ...k, ...change }, at(jam))).toBe(verdict))
})

test.each([
  ['07:59', {}, false],
  ['08:00', {}, true],
  ['09:59', {}, true],
  ['10:00', {}, false],
  ['08:30', { tiba_pada: '2026-11-23T08:20:00+07:00' }, false],
  ['08:30', { metode_konsultasi: 'online' }, false],
  ['08:30', { status: 'dibatalkan' }, false],
])('the code shows at %s with %o: %s', (jam, change, shown) =>
  expect(isKodeTampil({ ...k, ...change }, at(jam))).toBe(shown),
)

test('a code has six letters and digits without look-alikes, and is read in any case, with spaces and hyphens', () => {
  const code = kodeOf(Uint8Array.from([0, 30, 31, 62, 200, 255, 7]))
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
  expect(rapikanKode(`${code.slice(0, 3)}- ${code.slice(3)}`.toLowerCase())).toBe(code)
})
