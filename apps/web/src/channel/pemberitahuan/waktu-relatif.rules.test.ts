import { expect, test } from 'vitest'
import { waktuRelatif } from './waktu-relatif.rules.ts'

const now = new Date('2026-11-23T07:00:00+07:00')

test.each([
  ['2026-11-23T07:00:20+07:00', 'baru saja'],
  ['2026-11-23T06:59:30+07:00', 'baru saja'],
  ['2026-11-23T06:59:00+07:00', '1 menit yang lalu'],
  ['2026-11-23T06:00:01+07:00', '59 menit yang lalu'],
  ['2026-11-23T04:10:00+07:00', '2 jam yang lalu'],
  ['2026-11-22T23:00:00+07:00', 'kemarin'],
  ['2026-11-19T12:00:00+07:00', '4 hari yang lalu'],
  ['2026-11-17T00:00:00+07:00', '6 hari yang lalu'],
  ['2026-11-16T23:59:00+07:00', '16 November 2026'],
])('%s reads %s', (instant, words) => expect(waktuRelatif(instant, now)).toBe(words))
