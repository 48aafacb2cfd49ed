import { expect, test } from 'vitest'
import { jamDiSini, pukulDiSini } from './jam-di-sini.tsx'

const sesi = { jam_mulai: '09:00:00', jam_selesai: '09:50:00' }

test.each([
  ['Jakarta', -420, 7, null],
  ['Jakarta', -420, 8, '08.00–08.50 WIB'],
  ['Jakarta', -420, 9, '07.00–07.50 WIB'],
  ['Makassar', -480, 7, '10.00–10.50 WITA'],
  ['Makassar', -480, 8, null],
  ['Jayapura', -540, 8, '10.00–10.50 WIT'],
  ['Berlin', -60, 7, null],
  ['Berlin', -60, 9, '07.00–07.50 WIB'],
  ['Los Angeles', 480, 8, '08.00–08.50 WIB'],
] as const)('a device in %s (%i) beside a clinic in the zone %i shows %s', (_, offset, zona, jam) =>
  expect(jamDiSini({ ...sesi, zona }, offset)).toBe(jam),
)

test.each([
  [-420, 7, null],
  [-420, 8, '08.00 WIB'],
  [-540, 7, '10.00 WIT'],
  [-60, 8, '08.00 WIB'],
] as const)(
  'a device %i minutes behind UTC, beside a clinic in the zone %i, shows the beginning as %s',
  (offset, zona, pukul) => expect(pukulDiSini({ tanggal: '2026-11-23T08:00:00+07:00', zona }, offset)).toBe(pukul),
)
