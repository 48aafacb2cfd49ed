import { expect, test } from 'vitest'
import { aturanOf, changedOf, kalimatJendela, typedOf } from './jendela.rules.ts'

const stored = { minggu_ke_depan: 1, mode_jendela: 'mingguan', cakrawala_hari: 14, rilis_jam: '08:00:00' } as const
const now = new Date('2026-11-25T09:00:00+07:00')

test('what is stored is typed, and what is typed would be stored', () =>
  expect(aturanOf(typedOf(stored))).toEqual(stored))

test('only what was changed is sent', () => {
  expect(changedOf(stored, stored)).toEqual({})
  expect(changedOf({ ...stored, cakrawala_hari: 21 }, stored)).toEqual({ cakrawala_hari: 21 })
})

test.each([
  { cakrawala_hari: '0' },
  { cakrawala_hari: '121' },
  { cakrawala_hari: '' },
  { cakrawala_hari: '1.5' },
  { rilis_jam: '' },
])('%j cannot be saved', (change) => expect(aturanOf({ ...typedOf(stored), ...change })).toBeNull())

test('each setting says what it does to the next days', () => {
  expect(kalimatJendela(now, stored)).toEqual({
    mode: 'Satu pekan dibuka sekaligus. Berikutnya: Pekan 7 Des – 11 Des.',
    jauh: 'Sekarang terbuka sampai Jum, 4 Des (9 hari lagi).',
    jam: 'Pekan 7 Des – 11 Des dibuka Jumat, 27 Nov pukul 08.00.',
  })
  expect(kalimatJendela(now, { ...stored, mode_jendela: 'harian', cakrawala_hari: 7 })).toMatchObject({
    mode: 'Satu hari dibuka setiap hari. Berikutnya: Kamis, 3 Desember.',
    jam: 'Kamis, 3 Desember dibuka Kamis, 26 Nov pukul 08.00.',
  })
})
