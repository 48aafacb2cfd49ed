import type { Ketersediaan } from '@sehati/contract/schedule/ketersediaan.schema'
import { expect, test } from 'vitest'
import { hariTutup, keadaanCuti, rentangCuti, sebagianTutup } from './cuti.rules.ts'

const span = { dari: '2026-11-23', sampai: '2026-11-25', zona: 7 as const }

test('a span in words', () => {
  expect(rentangCuti(span)).toBe('Senin, 23 November 2026 sampai Rabu, 25 November 2026')
  expect(rentangCuti({ ...span, sampai: '2026-11-23' })).toBe('Senin, 23 November 2026')
})

test.each([
  ['2026-11-22', 'akan datang'],
  ['2026-11-23', 'berlangsung'],
  ['2026-11-25', 'berlangsung'],
  ['2026-11-26', 'selesai'],
])('on %s leave is %s', (today, keadaan) => expect(keadaanCuti(span, today)).toBe(keadaan))

test('a date is closed by a holiday first, then by leave', () => {
  const libur = { tanggal: '2026-11-25', alasan: 'libur', keterangan: 'Dies Natalis' } as Ketersediaan
  const open = { tanggal: '2026-11-26', alasan: null, keterangan: 'Hari Guru' } as Ketersediaan
  const days = new Map([libur, open].map((day) => [day.tanggal, day]))
  expect(hariTutup('2026-11-25', [span], days)).toEqual({ kata: 'Libur', kalimat: 'Layanan tutup: Dies Natalis.' })
  expect(hariTutup('2026-11-24', [span], days)?.kata).toBe('Cuti')
  expect(hariTutup('2026-11-26', [span], days)).toBeNull()
})

test('leave of some hours leaves the date open and names them, after those of the clinic', () => {
  const jam = { jam_dari: '12:00:00', jam_sampai: '14:00:00' }
  const day = { tanggal: '2026-11-24', alasan: null, keterangan: 'Rapat' } as Ketersediaan
  const days = new Map([[day.tanggal, { ...day, jam_tutup: { dari: '15:00:00', sampai: null } }]])
  const own = { ...span, ...jam }
  expect(rentangCuti(own)).toBe('Senin, 23 November 2026 sampai Rabu, 25 November 2026 pukul 12.00–14.00 WIB')
  expect(rentangCuti({ ...own, zona: 8 })).toMatch(/pukul 12.00–14.00 WITA$/)
  expect(hariTutup('2026-11-24', [own], days)).toBeNull()
  expect(sebagianTutup('2026-11-24', [own, span], days, 7)).toEqual([
    { jam_dari: '15:00:00', jam_sampai: null, kalimat: 'Layanan tutup mulai pukul 15.00 WIB: Rapat.' },
    { ...jam, kalimat: 'Anda tidak melayani pukul 12.00–14.00 WIB.' },
  ])
  expect(sebagianTutup('2026-11-26', [own], days, 7)).toEqual([])
})
