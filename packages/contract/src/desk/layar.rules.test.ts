import { expect, test } from 'vitest'
import { kalimatPanggilan, paruhBerlaku, pilihKunjungan, terbilang } from './layar.rules.ts'

test.each([
  [1, 'satu'],
  [10, 'sepuluh'],
  [11, 'sebelas'],
  [12, 'dua belas'],
  [19, 'sembilan belas'],
  [20, 'dua puluh'],
  [47, 'empat puluh tujuh'],
  [100, 'seratus'],
  [111, 'seratus sebelas'],
  [180, 'seratus delapan puluh'],
  [200, 'dua ratus'],
  [999, 'sembilan ratus sembilan puluh sembilan'],
  [1_000, '1000'],
])('%i is said as %s', (n, kata) => {
  expect(terbilang(n)).toBe(kata)
})

test.each([
  [12, '3', 'Nomor A dua belas, ruang tiga'],
  [1, 'Poli Gigi', 'Nomor A satu, Poli Gigi'],
  [2, 'Ruang 10', 'Nomor A dua, Ruang sepuluh'],
  [3, '1204', 'Nomor A tiga, ruang 1204'],
])('number %i called to %s is said as: %s', (nomor, ruang, kata) => {
  expect(kalimatPanggilan({ kode: 'A', nomor, ruang })).toBe(kata)
})

test('the codes of this half-minute and of the one before count', () => {
  const paruh = (waktu: string) => paruhBerlaku(new Date(`2026-11-23T09:00:${waktu}Z`))
  expect(paruh('00.000')).toEqual(paruh('29.999'))
  expect(paruh('30.000')[1]).toBe(paruh('29.999')[0])
  expect(paruh('59.999')[0]).toBe(paruh('30.000')[0])
})

const at = (jam: number) => new Date(`2026-11-23T${String(jam).padStart(2, '0')}:00:00Z`)
const visit = (jam: number, rest: object = {}) => ({
  status: 'disetujui',
  metode_konsultasi: 'offline',
  mulai: at(jam),
  selesai: at(jam + 1),
  tiba_pada: null as string | null,
  jam,
  ...rest,
})
const tiba = { tiba_pada: '2026-11-23T09:00:00Z' }
const online = { metode_konsultasi: 'online' }

test.each([
  ['the only one', [visit(10)], 9, 10],
  ['the next one where the first was recorded', [visit(9, tiba), visit(11)], 9.5, 11],
  ['the recorded one that is not over, before one that is still too early', [visit(9, tiba), visit(15)], 9.5, 9],
  ['the one ahead after the recorded one is over', [visit(9, tiba), visit(15)], 11, 15],
  ['the one in person, although an online one comes first', [visit(9, online), visit(15)], 9.5, 15],
  ['the online one where there is no other', [visit(9, online)], 9.5, 9],
  ['the last one where all are over', [visit(9), visit(10)], 12, 10],
])('a code of the clinic means %s', (_, kunjungan, now, jam) => {
  const then = new Date(at(0).getTime() + now * 3_600_000)
  expect(pilihKunjungan(kunjungan, then)?.jam).toBe(jam)
})

test('without a visit it means none', () => {
  expect(pilihKunjungan([], at(9))).toBeNull()
})
