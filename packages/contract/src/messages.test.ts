import { expect, test } from 'vitest'
import { placesOf } from './base/sentence.ts'
import { messages, patternOf, refusalSentence } from './messages.ts'
import { jenisLampiran } from './talk/percakapan.rules.ts'

test('a refusal is detailed where its parameters are known', () => {
  expect(refusalSentence('CLINIC_CLOSED')).toBe(messages.CLINIC_CLOSED.isi)
  expect(refusalSentence('CLINIC_CLOSED', { libur: 'Hari Raya Nyepi' })).toBe('Layanan tutup: Hari Raya Nyepi.')
  expect(refusalSentence('SLOT_INVALID', { jam: '09.30', zona: 'WIB' })).toContain('menjadi 09.30 WIB')
})

test('a refusal names the day where that is known', () => {
  const rinci = 'Tempat ini disediakan untuk keadaan mendesak dan dibuka pukul 07.00 bila belum terpakai.'
  expect(refusalSentence('SLOT_RESERVED', { jam: '07.00' })).toBe(rinci)
  expect(refusalSentence('SLOT_RESERVED', { hari: 'Rabu', jam: '07.00' })).toBe(rinci.replace('dibuka', 'dibuka Rabu'))
  expect(refusalSentence('SLOT_RESERVED')).toBe(messages.SLOT_RESERVED.isi)
  expect(patternOf('SLOT_RESERVED', { hari: 'Rabu', jam: '07.00' })).toBe(messages.SLOT_RESERVED.isiHari)
})

test('only the detailed sentence of a refusal has places: the other one is used without parameters', () => {
  const rows = Object.entries<{ judul: string; isi: string; isiRinci?: string; isiHari?: string }>(messages)
  const wrong = rows.filter(
    ([, { judul, isi, isiRinci, isiHari }]) =>
      placesOf(judul + isi).length > 0 ||
      (isiRinci !== undefined && placesOf(isiRinci).length === 0) ||
      (isiHari !== undefined && !(isiRinci && placesOf(isiHari).includes('hari'))),
  )
  expect(wrong.map(([code]) => code)).toEqual([])
})

test('the refusal of a file names every kind that may be sent', () => {
  const names = Object.values(jenisLampiran).flatMap(({ sebutan }) => [...sebutan])
  expect(names.filter((name) => !messages.ATTACHMENT_REFUSED.isi.includes(name))).toEqual([])
})
