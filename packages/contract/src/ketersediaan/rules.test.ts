import { describe, expect, test } from 'vitest'
import { addDays } from '../waktu.ts'
import { bukaKembali, type HariFacts, ketersediaanHari } from './rules.ts'

const TODAY = '2026-11-25' // Rabu
const facts: HariFacts = { tanggal: '2026-11-26', libur: null, cuti: false, sesi: 3, mendatang: 3, sisa: 2 }
const natal = { nama: 'Natal', buka: false }
const judge = (change: Partial<HariFacts>, mingguKeDepan = 0) =>
  ketersediaanHari({ ...facts, ...change }, TODAY, { mingguKeDepan })

describe('the reason for a day', () => {
  test.each<[string, Partial<HariFacts>, string | null]>([
    ['a free day', {}, null],
    ['a full day', { sisa: 0 }, 'penuh'],
    ['a day without sessions', { sesi: 0, mendatang: 0, sisa: 0 }, 'tidak ada sesi'],
    ['today, when the last session has begun', { tanggal: TODAY, mendatang: 0, sisa: 0 }, 'lewat'],
    ['leave', { cuti: true }, 'cuti'],
    ['a holiday, also on leave', { libur: natal, cuti: true }, 'libur'],
    ['a holiday far ahead', { tanggal: '2026-12-25', libur: natal }, 'libur'],
    ['a holiday that is over', { tanggal: '2026-11-24', libur: natal }, 'lewat'],
    ['a holiday on which the clinic opens', { libur: { ...natal, buka: true } }, null],
    ['the last day of the window', { tanggal: '2026-11-27' }, null],
    ['a weekend', { tanggal: '2026-11-28' }, 'di luar jendela'],
    ['next week', { tanggal: '2026-11-30' }, 'di luar jendela'],
    ['leave next week', { tanggal: '2026-11-30', cuti: true }, 'di luar jendela'],
    ['yesterday', { tanggal: '2026-11-24' }, 'lewat'],
  ])('%s', (_what, change, alasan) => {
    const day = judge(change)
    expect(day).toMatchObject({ alasan, bisa: alasan === null, keterangan: change.libur?.nama ?? null })
    expect(day.sisa).toBe(alasan === null ? 2 : 0)
  })

  test('further weeks', () => {
    expect(judge({ tanggal: '2026-11-30' }, 1).alasan).toBeNull()
    expect(judge({ tanggal: '2026-12-07' }, 1).alasan).toBe('di luar jendela')
  })
})

describe('a window without a single day', () => {
  const week = (today: string, closed: string[], change: Partial<HariFacts> = {}) =>
    Array.from({ length: 14 }, (_, n) => addDays(today, n)).map((tanggal) => {
      const libur = closed.includes(tanggal) ? { nama: 'Idulfitri', buka: false } : null
      return ketersediaanHari({ ...facts, ...change, tanggal, libur }, today, {})
    })
  const idulfitri = ['2027-03-08', '2027-03-09', '2027-03-10', '2027-03-11', '2027-03-12', '2027-03-15']

  test('opens again on the next working day that is no holiday', () => {
    expect(bukaKembali(week('2027-03-08', idulfitri), '2027-03-08')).toBe('2027-03-16')
    expect(bukaKembali(week('2027-03-10', idulfitri), '2027-03-10')).toBe('2027-03-16')
  })

  test('is not what full days or one open day make', () => {
    expect(bukaKembali(week('2027-03-08', idulfitri.slice(1)), '2027-03-08')).toBeNull()
    expect(bukaKembali(week('2027-03-01', [], { sisa: 0 }), '2027-03-01')).toBeNull()
  })

  test('says nothing where no further day is known', () => {
    expect(bukaKembali(week('2027-03-08', idulfitri).slice(0, 5), '2027-03-08')).toBeNull()
    expect(bukaKembali([], '2027-03-08')).toBeNull()
  })

  test('leaves out days that are over', () => {
    const days = week('2027-03-04', idulfitri.concat('2027-03-12'))
    expect(bukaKembali(days, '2027-03-08')).toBe('2027-03-16')
  })
})
