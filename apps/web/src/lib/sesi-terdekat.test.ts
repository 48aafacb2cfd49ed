import { expect, test } from 'vitest'
import { nextStart, soonest } from './sesi-terdekat.ts'

const senin = { hari: 'Senin', jam_mulai: '09:00:00', jam_selesai: '10:00:00' }
const jumat = { hari: 'Jumat', jam_mulai: '13:30:00', jam_selesai: '14:30:00' }

test.each([
  ['2026-11-21T10:00:00+07:00', senin, '2026-11-23T09:00:00+07:00'], // Saturday: next week is open
  ['2026-11-23T08:59:00+07:00', senin, '2026-11-23T09:00:00+07:00'],
  ['2026-11-23T09:00:00+07:00', senin, null], // has begun, and the week's window ends on Friday
  ['2026-11-22T20:00:00Z', senin, '2026-11-23T09:00:00+07:00'], // already Monday in Jakarta
  ['2026-11-27T14:00:00+07:00', jumat, '2026-12-04T13:30:00+07:00'], // on Friday the next one is open
])('seen at %s, %j starts %s', (now, sesi, start) => expect(nextStart(sesi, new Date(now))).toBe(start))

test('the soonest comes first, what cannot be booked is left out', () => {
  const now = new Date('2026-11-24T10:00:00+07:00')
  const rabu = { ...senin, hari: 'Rabu' }
  expect(soonest([jumat, senin, rabu], now).map(({ hari }) => hari)).toEqual(['Rabu', 'Jumat'])
})
