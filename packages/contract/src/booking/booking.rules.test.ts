import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, WIB } from '../base/waktu.ts'
import { bookableDates, isInWindow, type Jendela, lastBookableDate } from '../schedule/jendela.rules.ts'
import { type BookingFacts, checkBooking, type JenisFacts, otherHour, otherMethod } from './booking.rules.ts'

test.each([
  ['2026-11-23', ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']], // Senin
  ['2026-11-26', ['2026-11-26', '2026-11-27']], // Kamis
  ['2026-11-27', ['2026-11-27', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']], // Jumat
  ['2026-11-28', ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']], // Sabtu
  ['2026-11-29', ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']], // Minggu
])('on %s a patient may choose %j', (today, days) => expect(bookableDates(today)).toEqual(days))

test('an admin may open further weeks of Monday to Friday', () => {
  const days = bookableDates('2026-11-26', { mingguKeDepan: 2 })
  expect([days.length, days[0], days.at(-1)]).toEqual([12, '2026-11-26', '2026-12-11'])
  expect(bookableDates('2026-11-27', { mingguKeDepan: 1 }).at(-1)).toBe('2026-12-11')
  expect(bookableDates('2026-11-23', { mingguKeDepan: 8 })).toHaveLength(45)
})

test.each([
  ['2026-12-21', ['2026-12-24', '2026-12-25'], ['2026-12-21', '2026-12-22', '2026-12-23']],
  ['2026-12-25', ['2026-12-25', '2027-01-01'], ['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31']],
  ['2027-03-08', ['2027-03-08', '2027-03-09', '2027-03-10', '2027-03-11', '2027-03-12'], []],
])('on %s, with %j closed, a patient may choose %j', (today, libur, days) =>
  expect(bookableDates(today, { libur: new Set(libur) })).toEqual(days),
)

test('a date is in the window when it is one of the days that may be chosen', () => {
  const day = fc.integer({ min: 0, max: 800 }).map((n) => addDays('2026-01-01', n))
  const inWindow = fc.property(
    day,
    fc.integer({ min: -8, max: 75 }),
    fc.integer({ min: 0, max: 8 }),
    (today, n, weeks) => {
      const tanggal = addDays(today, n)
      const isIn = isInWindow(tanggal, today, lastBookableDate(today, weeks))
      expect(isIn).toBe(bookableDates(today, { mingguKeDepan: weeks }).includes(tanggal))
    },
  )
  fc.assert(inWindow, { numRuns: 2_000 })
})

const ask = { tanggal: '2026-11-25', profesional_id: 9 } as const
const session = {
  profesional_id: 9,
  hari: 'Rabu',
  jam_mulai: '09:00:00',
  zona: WIB,
  is_available: true,
  professionalActive: true,
} as const
const facts: BookingFacts = {
  now: new Date('2026-11-25T08:59:59+07:00'),
  today: '2026-11-25',
  jendela: { akhir: '2026-11-27', minggu: 0, rilis: null },
  libur: null,
  cuti: false,
  session,
  jenis: null,
  slotTaken: false,
  ditahanSampai: null,
  patientBusy: false,
  hasOpenRequest: false,
}

const until = (akhir: string): Jendela => ({ akhir, minggu: 0, rilis: null })
const rilis = { pada: new Date('2026-11-25T09:30:00+07:00'), dari: '2026-11-25', sampai: '2026-11-25' }
const early = { pada: new Date('2026-11-24T08:00:00+07:00'), dari: '2026-11-24', sampai: '2026-11-24' }
const ofDays = { akhir: '2026-12-04', minggu: null, rilis: null }

test.each<[string, Partial<BookingFacts>, string | null]>([
  ['a fair booking', {}, null],
  ['no such session', { session: null }, 'SLOT_INVALID'],
  ['another professional’s session', { session: { ...session, profesional_id: 8 } }, 'SLOT_INVALID'],
  ['another weekday’s session', { session: { ...session, hari: 'Kamis' } }, 'SLOT_INVALID'],
  ['a closed session', { session: { ...session, is_available: false } }, 'SLOT_INVALID'],
  ['a professional who left', { session: { ...session, professionalActive: false } }, 'SLOT_INVALID'],
  ['a start that has come', { now: new Date('2026-11-25T09:00:00+07:00') }, 'SLOT_INVALID'],
  ['a day that is over', { today: '2026-11-27' }, 'DATE_OUTSIDE_WINDOW'],
  ['a day after the window', { jendela: until('2026-11-20') }, 'DATE_OUTSIDE_WINDOW'],
  ['a day that opens next', { jendela: { ...until('2026-11-24'), rilis } }, 'NOT_RELEASED'],
  ['a day of leave that opens next', { jendela: { ...until('2026-11-24'), rilis }, cuti: true }, 'NOT_RELEASED'],
  [
    'a closed day that opens next',
    { jendela: { ...until('2026-11-24'), rilis }, libur: 'Natal' },
    'DATE_OUTSIDE_WINDOW',
  ],
  ['a day after the next release', { jendela: { ...until('2026-11-20'), rilis: early } }, 'DATE_OUTSIDE_WINDOW'],
  ['a later day of a window of days', { jendela: { ...until('2026-11-20'), minggu: null } }, 'NOT_RELEASED'],
  ['a day that is over in a window of days', { today: '2026-11-27', jendela: ofDays }, 'DATE_OUTSIDE_WINDOW'],
  ['a day on which the clinic is closed', { libur: 'Natal', cuti: true, session: null }, 'CLINIC_CLOSED'],
  ['a day of leave', { cuti: true, session: null }, 'PROFESSIONAL_AWAY'],
  ['a closed day outside the window', { today: '2026-11-27', libur: 'Natal' }, 'DATE_OUTSIDE_WINDOW'],
  ['another patient was faster', { slotTaken: true, patientBusy: true, hasOpenRequest: true }, 'SLOT_TAKEN'],
  ['a full day, whatever hour', { penuh: { batas: 'hari', nama: 'dr. Sari' }, slotTaken: true }, 'DAY_FULL'],
  ['a full week', { penuh: { batas: 'minggu', nama: 'dr. Sari' }, jatahHabis: { jenis: 'Umum', n: 4 } }, 'WEEK_FULL'],
  ['a used quota', { jatahHabis: { jenis: 'Umum', n: 4 }, patientBusy: true }, 'SEMESTER_LIMIT'],
  ['a used quota and a taken slot', { jatahHabis: { jenis: 'Umum', n: 4 }, slotTaken: true }, 'SLOT_TAKEN'],
  ['a place that is kept back', { lepasPada: '2026-11-25T09:00:00+07:00', patientBusy: true }, 'SLOT_RESERVED'],
  ['a kept-back place that is taken', { lepasPada: '2026-11-25T09:00:00+07:00', slotTaken: true }, 'SLOT_TAKEN'],
  ['two places at once', { patientBusy: true, hasOpenRequest: true }, 'PATIENT_BUSY'],
  ['one open request per professional', { hasOpenRequest: true }, 'ALREADY_REQUESTED'],
])('%s', (_what, change, verdict) => expect(checkBooking(ask, { ...facts, ...change })).toBe(verdict))

test.each([
  ['09:00:00', null],
  ['10:00:00', '09:00:00'],
  [undefined, null],
])('the patient saw the hour %s; the other hour is %s', (jam_mulai, other) => {
  expect(otherHour({ jam_mulai }, { session, jenis: null })).toBe(other)
  expect(otherHour({ jam_mulai }, { session: null, jenis: null })).toBeNull()
  expect(checkBooking({ ...ask, jam_mulai }, facts)).toBe(other && 'SLOT_INVALID')
})

test('the only method of a type is said where the type is offered', () => {
  const type: JenisFacts = {
    ditawarkan: true,
    metode: 'online',
    adaMulai: true,
    terlaluDekat: false,
    pemberitahuan_menit: 0,
  }
  const ask = { metode_konsultasi: 'offline' } as const
  expect(otherMethod(ask, { jenis: type })).toBe('online')
  expect(otherMethod({ metode_konsultasi: 'online' }, { jenis: type })).toBeNull()
  expect(otherMethod({}, { jenis: type })).toBeNull()
  expect(otherMethod(ask, { jenis: { ...type, metode: 'semua' } })).toBeNull()
  expect(otherMethod(ask, { jenis: { ...type, ditawarkan: false } })).toBeNull()
  expect(otherMethod(ask, { jenis: null })).toBeNull()
})
