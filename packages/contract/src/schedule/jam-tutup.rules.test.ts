import { describe, expect, test } from 'vitest'
import { checkStranded } from '../absence/terdampak.rules.ts'
import { WIB } from '../base/waktu.ts'
import { checkBooking } from '../booking/booking.rules.ts'
import { hoursMeet, rentangTutup } from './jam-tutup.rules.ts'
import { type HariFacts, ketersediaanHari } from './ketersediaan.rules.ts'

const ten = { jam_mulai: '10:00:00', jam_selesai: '11:00:00' }

test.each([
  ['the whole day', {}, true],
  ['the whole day, as the database has it', { jam_dari: null, jam_sampai: null }, true],
  ['until it begins', { jam_dari: '09:00:00', jam_sampai: '10:00:00' }, false],
  ['into it', { jam_dari: '09:00:00', jam_sampai: '10:00:01' }, true],
  ['inside', { jam_dari: '10:15:00', jam_sampai: '10:30:00' }, true],
  ['from its end on', { jam_dari: '11:00:00', jam_sampai: '12:00:00' }, false],
  ['the rest of the day, from before its end', { jam_dari: '10:59:00', jam_sampai: null }, true],
  ['the rest of the day, from its end on', { jam_dari: '11:00:00', jam_sampai: null }, false],
])('closed %s', (_what, jam, meets) => expect(hoursMeet(jam, ten)).toBe(meets))

test('hours are named; without an end through midnight', () => {
  expect([rentangTutup('12:00:00', '15:30:00'), rentangTutup('12:00:00', null)]).toEqual(['12.00–15.30', '12.00–24.00'])
})

test('only what the closed hours meet is stranded by them', () => {
  const k = { status: 'disetujui', tanggal: '2026-11-25T10:00:00+07:00', ...ten } as const
  const now = new Date('2026-11-23T07:00:00+07:00')
  const day = { dari: '2026-11-25', sampai: '2026-11-25' }
  expect(checkStranded(k, day, now)).toBeNull()
  expect(checkStranded(k, { ...day, jam_dari: '10:30:00', jam_sampai: '12:00:00' }, now)).toBeNull()
  expect(checkStranded(k, { ...day, jam_dari: '11:00:00', jam_sampai: null }, now)).toBe('NOT_STRANDED')
})

describe('a day that is closed in part', () => {
  const today = '2026-11-23'
  const jendela = { akhir: '2026-11-27', minggu: 0, rilis: null }
  const facts: HariFacts = {
    tanggal: '2026-11-25',
    libur: null,
    cuti: false,
    sesi: 4,
    mendatang: 4,
    ditutup: 0,
    sisa: 4,
  }
  const libur = { nama: 'Rapat', buka: false, jam_dari: '12:00:00', jam_sampai: null }

  test.each<[string, Partial<HariFacts>, string | null, number]>([
    ['stays open, with fewer slots', { libur, ditutup: 2, sisa: 2 }, null, 2],
    ['is full where the others are taken', { libur, ditutup: 2, sisa: 0 }, 'penuh', 0],
    [
      'is closed where all that is ahead lies in closed hours',
      { libur, mendatang: 2, ditutup: 2, sisa: 0 },
      'libur',
      0,
    ],
    ['is leave where the professional’s hours close all', { ditutup: 4, sisa: 0 }, 'cuti', 0],
    ['is over where nothing is ahead', { libur, mendatang: 0, sisa: 0 }, 'lewat', 0],
  ])('%s', (_what, change, alasan, sisa) => {
    expect(ketersediaanHari({ ...facts, ...change }, today, jendela)).toMatchObject({
      alasan,
      sisa,
      bisa: alasan === null,
    })
  })

  test('names the hours of the clinic', () => {
    const jam_tutup = { dari: '12:00:00', sampai: null }
    expect(ketersediaanHari({ ...facts, libur }, today, jendela)).toMatchObject({ keterangan: 'Rapat', jam_tutup })
    expect(ketersediaanHari(facts, today, jendela)).not.toHaveProperty('jam_tutup')
  })

  test('is judged after the slot and before what others have taken', () => {
    const session = {
      profesional_id: 3,
      hari: 'Rabu',
      jam_mulai: '13:00:00',
      zona: WIB,
      is_available: true,
      professionalActive: true,
    }
    const known = {
      now: new Date('2026-11-23T07:00:00+07:00'),
      today,
      jendela,
      libur: null,
      cuti: false,
      session,
      jenis: null,
      slotTaken: true,
      ditahanSampai: null,
      patientBusy: true,
      hasOpenRequest: true,
    }
    const ask = { tanggal: '2026-11-25', profesional_id: 3 }
    const jam = { dari: '12:00:00', sampai: '15:00:00' }
    expect(checkBooking(ask, { ...known, jamLibur: { nama: 'Rapat', ...jam }, jamCuti: jam })).toBe('CLINIC_CLOSED')
    expect(checkBooking(ask, { ...known, jamCuti: jam })).toBe('PROFESSIONAL_AWAY')
    expect(checkBooking({ ...ask, tanggal: '2026-11-26' }, { ...known, jamCuti: jam })).toBe('SLOT_INVALID')
    expect(checkBooking(ask, known)).toBe('SLOT_TAKEN')
  })
})
