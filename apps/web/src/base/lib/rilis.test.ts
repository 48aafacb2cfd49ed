import { describe, expect, test } from 'vitest'
import { kalimatDibuka, kalimatRilis } from './rilis.ts'

const week = { dari: '2026-11-30', sampai: '2026-12-04', pada: '2026-11-27T08:00:00+07:00' }
const later = { dari: '2026-12-07', sampai: '2026-12-11', pada: '2026-12-04T08:00:00+07:00' }
const day = { dari: '2026-12-02', sampai: '2026-12-02', pada: '2026-11-30T00:00:00+07:00' }

test.each([
  [week, 'Pekan 30 Nov – 4 Des dibuka Jumat, 27 Nov pukul 08.00.'],
  [day, 'Rabu, 2 Desember dibuka Senin, 30 Nov pukul 00.00.'],
])('the days and the moment: %j', (rilis, sentence) => expect(kalimatRilis(rilis)).toBe(sentence))

describe('for patients', () => {
  test.each([
    ['2026-11-23', week, 'Pekan depan dibuka Jumat pukul 08.00.'],
    ['2026-11-27', week, 'Pekan depan dibuka hari ini pukul 08.00.'],
    ['2026-11-27', later, 'Pekan 7 Des – 11 Des dibuka Jumat, 4 Des pukul 08.00.'],
    ['2026-11-28', later, 'Pekan 7 Des – 11 Des dibuka Jumat pukul 08.00.'],
    ['2026-11-27', day, 'Rabu, 2 Desember dibuka Senin pukul 00.00.'],
  ])('on %s', (today, rilis, sentence) => expect(kalimatDibuka(rilis, today)).toBe(sentence))
})
