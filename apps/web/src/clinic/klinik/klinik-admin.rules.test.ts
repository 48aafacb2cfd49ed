import { expect, test } from 'vitest'
import { kalimatTenaga, kalimatZona } from './klinik-admin.rules.ts'

const contoh = { hari: 'Selasa', jam_mulai: '09:00:00' } as const

test.each([
  [7, null],
  [8, 'Sesi Selasa 09.00 WITA = 08.00 WIB.'],
  [9, 'Sesi Selasa 09.00 WIT = 07.00 WIB.'],
] as const)('in the zone %i a session reads %s', (zona, kalimat) => {
  expect(kalimatZona({ contoh }, zona)).toBe(kalimat)
  expect(kalimatZona({ contoh: null }, zona)).toBeNull()
})

test.each([
  [0, 'Belum ada tenaga profesional.'],
  [3, '3 tenaga profesional.'],
])('%i professionals', (tenaga, kalimat) => expect(kalimatTenaga({ tenaga })).toBe(kalimat))
