import { describe, expect, test } from 'vitest'
import { addDays } from '../base/waktu.ts'
import { jendelaPasien, lastBookableDate } from './jendela.rules.ts'
import { bukaKembali, type HariFacts, ketersediaanHari } from './ketersediaan.rules.ts'

const TODAY = '2026-11-25' // Rabu
const facts: HariFacts = { tanggal: '2026-11-26', libur: null, cuti: false, sesi: 3, mendatang: 3, sisa: 2 }
const natal = { nama: 'Natal', buka: false }
const until = (akhir: string) => ({ akhir, minggu: 0, rilis: null })
const judge = (change: Partial<HariFacts>, mingguKeDepan = 0) =>
  ketersediaanHari({ ...facts, ...change }, TODAY, until(lastBookableDate(TODAY, mingguKeDepan)))

describe('the reason for a day', () => {
  test.each<[string, Partial<HariFacts>, string | null]>([
    ['a free day', {}, null],
    ['a full day', { sisa: 0 }, 'penuh'],
    ['a day on which only the notice of its type leaves no start', { sisa: 0, dekat: 1 }, 'terlalu dekat'],
    ['a day on which the notice of its type leaves some starts', { dekat: 1 }, null],
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

describe('the instant at which a day opens', () => {
  const now = new Date('2026-11-25T09:00:00+07:00')
  const aturan = { minggu_ke_depan: 0, mode_jendela: 'mingguan', cakrawala_hari: 14, rilis_jam: '08:00:00' } as const
  const opens = (change: Partial<HariFacts>, rilis_jam = '08:00:00') =>
    ketersediaanHari({ ...facts, ...change }, TODAY, jendelaPasien(now, { ...aturan, rilis_jam })).rilis_pada

  test.each<[string, Partial<HariFacts>, string | undefined]>([
    ['a day of the window', {}, undefined],
    ['the first day of the next release', { tanggal: '2026-11-30' }, '2026-11-27T08:00:00+07:00'],
    ['its last day, on leave', { tanggal: '2026-12-04', cuti: true }, '2026-11-27T08:00:00+07:00'],
    ['a holiday of that week', { tanggal: '2026-12-02', libur: natal }, undefined],
    ['a weekend before it', { tanggal: '2026-11-28' }, undefined],
    ['a day after it', { tanggal: '2026-12-07' }, undefined],
  ])('%s', (_what, change, pada) => expect(opens(change)).toBe(pada))

  test('is not announced where weeks open at midnight, as always', () => {
    expect(opens({ tanggal: '2026-11-30' }, '00:00:00')).toBeUndefined()
  })
})

describe('a window without a single day', () => {
  const week = (today: string, closed: string[], change: Partial<HariFacts> = {}) =>
    Array.from({ length: 14 }, (_, n) => addDays(today, n)).map((tanggal) => {
      const libur = closed.includes(tanggal) ? { nama: 'Idulfitri', buka: false } : null
      return ketersediaanHari({ ...facts, ...change, tanggal, libur }, today, until(lastBookableDate(today)))
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
