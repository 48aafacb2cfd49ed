import { expect, test } from 'vitest'
import { WIB } from '../base/waktu.ts'
import { ISI_TERTUTUP } from './konsultasi.messages.ts'
import {
  agreedStatuses,
  akanHadir,
  checkBalasanAdmin,
  checkFeedback,
  checkLanjutan,
  checkPatientChange,
  checkStatusMove,
  checkUrungkan,
  isBatalKlinik,
  isBatalPasien,
  isLive,
  isOpen,
  isReopening,
  isScheduled,
  isUnclosed,
  liveStatuses,
  openStatuses,
  scheduledStatuses,
  statusForForm,
} from './konsultasi.rules.ts'
import { Keluhan, KonsultasiPerubahan, Pembatalan, StatusKonsultasi, StatusMasukan } from './konsultasi.schema.ts'

const ahead = { tanggal: '2026-11-25T09:00:00+07:00', has_feedback: false, sebab_batal: null }
const now = new Date('2026-11-25T08:00:00+07:00')
const by = (level_id: 1 | 2 | 3) => ({ actor: { user_id: 7, level_id }, last: null, now })
const scheduled = ['diajukan', 'menunggu', 'disetujui'] as const
const moves = scheduled.flatMap((from) => StatusKonsultasi.options.map((to) => [from, to] as const))
test.each(moves)('a professional moves %s to %s', (status, to) =>
  expect(checkStatusMove({ ...ahead, status }, to, by(2))).toBeNull(),
)

test.each([
  ['diajukan', { scheduled: true, open: true, live: true, agreed: false }],
  ['menunggu', { scheduled: true, open: true, live: true, agreed: false }],
  ['disetujui', { scheduled: true, open: false, live: true, agreed: true }],
  ['dibatalkan', { scheduled: false, open: false, live: false, agreed: false }],
  ['selesai', { scheduled: false, open: false, live: true, agreed: true }],
] as const)('%s means %j', (status, meaning) => {
  expect({
    scheduled: isScheduled(status),
    open: isOpen(status),
    live: isLive(status),
    agreed: checkLanjutan({ status }) === null,
  }).toEqual(meaning)
  expect({
    scheduled: scheduledStatuses.includes(status),
    open: openStatuses.includes(status),
    live: liveStatuses.includes(status),
    agreed: agreedStatuses.includes(status),
  }).toEqual(meaning)
})

test.each([
  ['disetujui', '2026-11-25T09:59:59+07:00', false],
  ['disetujui', '2026-11-25T10:00:00+07:00', true],
  ['selesai', '2026-11-25T11:00:00+07:00', false],
  ['menunggu', '2026-11-25T11:00:00+07:00', false],
] as const)('%s, until 10.00, at %s: to be closed %s', (status, at, expected) => {
  const k = { status, tanggal: '2026-11-25T09:00:00+07:00', jam_selesai: '10:00:00', zona: WIB } as const
  expect(isUnclosed(k, new Date(at))).toBe(expected)
})

test.each([
  ['dibatalkan', 'diajukan', true],
  ['selesai', 'disetujui', true],
  ['selesai', 'selesai', false],
  ['selesai', 'dibatalkan', false],
  ['disetujui', 'menunggu', false],
] as const)('%s to %s makes it live again: %s', (status, to, expected) =>
  expect(isReopening({ status }, to, by(2))).toBe(expected),
)

const past = { tanggal: '2026-11-25T08:00:00+07:00' }
test.each([
  ['selesai', 'disetujui', {}, null, null],
  ['dibatalkan', 'diajukan', { sebab_batal: 'klinik' }, null, null],
  ['dibatalkan', 'diajukan', { sebab_batal: 'pasien' }, 'STATUS_FINAL', null],
  ['dibatalkan', 'diajukan', { sebab_batal: 'pasien_terlambat' }, 'STATUS_FINAL', null],
  ['dibatalkan', 'diajukan', { sebab_batal: 'tidak_dijawab' }, 'REQUEST_EXPIRED', null],
  ['dibatalkan', 'selesai', { sebab_batal: 'klinik' }, null, null],
  ['selesai', 'selesai', { has_feedback: true }, null, null],
  ['selesai', 'disetujui', { has_feedback: true }, 'HAS_FEEDBACK', 'HAS_FEEDBACK'],
  ['selesai', 'disetujui', past, 'REOPEN_STARTED', 'REOPEN_STARTED'],
  ['dibatalkan', 'selesai', { ...past, sebab_batal: 'klinik' }, 'REOPEN_STARTED', 'REOPEN_STARTED'],
  ['selesai', 'dibatalkan', past, null, null],
] as const)('%s to %s with %j: a professional %s, an admin %s', (status, to, change, professional, admin) => {
  expect(checkStatusMove({ ...ahead, ...change, status }, to, by(3))).toBe(professional)
  expect(checkStatusMove({ ...ahead, ...change, status }, to, by(1))).toBe(admin)
})

const finished = { oleh: 7, waktu: '2026-11-25T07:59:00+07:00', dari: 'disetujui' } as const
test.each([
  ['to where it was, at the last moment', 'disetujui', {}, null],
  ['a second later', 'disetujui', { waktu: '2026-11-25T07:58:59+07:00' }, 'REOPEN_STARTED'],
  ['to another status', 'menunggu', {}, 'REOPEN_STARTED'],
  ['of another person', 'disetujui', { oleh: 8 }, 'REOPEN_STARTED'],
] as const)('one takes back that it is finished %s', (_, to, change, verdict) => {
  const k = { ...ahead, ...past, status: 'selesai' } as const
  expect(checkStatusMove(k, to, { ...by(2), last: { ...finished, ...change } })).toBe(verdict)
})

test('a cancellation is not taken back in this way', () => {
  const k = { ...ahead, ...past, status: 'dibatalkan', sebab_batal: 'klinik' } as const
  expect(checkStatusMove(k, 'disetujui', { ...by(2), last: finished })).toBe('REOPEN_STARTED')
})

test.each([
  ['pending', 'diajukan'],
  ['confirmed', 'disetujui'],
  ['diterima', 'disetujui'],
  ['completed', 'selesai'],
  ['cancelled', 'dibatalkan'],
  ['menunggu', 'menunggu'],
])('%s is %s', (word, status) => expect(StatusMasukan.parse(word)).toBe(status))

test('an unknown status is refused on the wire and shown as diajukan in a form', () => {
  expect(StatusMasukan.safeParse('ditolak').success).toBe(false)
  expect(StatusMasukan.safeParse('constructor').success).toBe(false)
  expect(statusForForm('ditolak', StatusKonsultasi.options)).toBe('diajukan')
  expect(statusForForm('selesai', StatusKonsultasi.options)).toBe('selesai')
})

const tanggal = '2026-11-25T09:00:00+07:00'
test.each([
  ['diajukan', '2026-11-25T08:59:59+07:00', null],
  ['disetujui', '2026-11-25T09:00:00+07:00', 'TOO_LATE'],
  ['selesai', '2026-11-25T08:00:00+07:00', 'NOT_OPEN'],
  ['dibatalkan', '2026-11-25T08:00:00+07:00', 'NOT_OPEN'],
] as const)('a patient changes a consultation that is %s at %s: %s', (status, now, verdict) => {
  expect(checkPatientChange({ status, tanggal }, new Date(now))).toBe(verdict)
})

const batal = { oleh: 7, waktu: '2026-11-25T08:00:00+07:00', dari: 'disetujui' } as const
test.each([
  ['at once', {}, batal, '2026-11-25T08:00:00+07:00', null],
  ['at the last moment', {}, batal, '2026-11-25T08:01:00+07:00', null],
  ['too late', {}, batal, '2026-11-25T08:01:01+07:00', 'UNDO_EXPIRED'],
  ['of another', {}, { ...batal, oleh: 8 }, '2026-11-25T08:00:10+07:00', 'UNDO_EXPIRED'],
  ['of none', { status: 'menunggu' }, batal, '2026-11-25T08:00:10+07:00', 'NOT_CANCELLED'],
  ['never made', {}, null, '2026-11-25T08:00:10+07:00', 'NOT_CANCELLED'],
  ['when it has begun', { tanggal: '2026-11-25T08:00:30+07:00' }, batal, '2026-11-25T08:00:30+07:00', 'UNDO_STARTED'],
] as const)('a cancellation is taken back %s', (_, change, cancelled, now, verdict) => {
  const k = { status: 'dibatalkan', tanggal, user_id: 7, ...change } as const
  expect(checkUrungkan(k, cancelled, new Date(now))).toBe(verdict)
})

test.each([
  ['selesai', false, null],
  ['selesai', true, 'FEEDBACK_EXISTS'],
  ['disetujui', false, 'NOT_FINISHED'],
] as const)('a review of one that is %s (reviewed: %s): %s', (status, has_feedback, verdict) => {
  expect(checkFeedback({ status, has_feedback })).toBe(verdict)
})

test.each([
  [null, 'disetujui', false],
  ['2026-11-23T07:00:00+07:00', 'disetujui', true],
  ['2026-11-23T07:00:00+07:00', 'selesai', false],
] as const)('said to come %s, %s: expected %s', (dikonfirmasi_pada, status, expected) =>
  expect(akanHadir({ dikonfirmasi_pada, status })).toBe(expected),
)

test.each([
  ['pasien', true, false],
  ['pasien_terlambat', true, false],
  ['tidak_hadir', false, false],
  ['klinik', false, true],
  ['tidak_dijawab', false, true],
  [null, false, false],
] as const)('%s: cancelled by the patient %s, by the clinic %s', (sebab, pasien, klinik) => {
  expect([isBatalPasien(sebab), isBatalKlinik(sebab)]).toEqual([pasien, klinik])
})

test.each([
  [false, false, null],
  [false, true, 'REPLY_BY_PROFESSIONAL'],
  [true, false, 'REPLY_BY_PROFESSIONAL'],
  [true, true, 'REPLY_BY_PROFESSIONAL'],
])('an admin replies where there is a reply: %s, and strict privacy is on: %s → %s', (ada_balasan, isStrict, verdict) =>
  expect(checkBalasanAdmin({ ada_balasan }, isStrict)).toBe(verdict),
)

test.each([ISI_TERTUTUP, `  ${ISI_TERTUTUP} `])('the sentence of a closed text is no text: %j', (text) => {
  expect(Keluhan.safeParse(text).success).toBe(false)
  expect(KonsultasiPerubahan.parse({ initial_consult: text }).initial_consult).toBe('')
  expect(Pembatalan.parse({ alasan: text }).alasan).toBe('')
})

test('a text that contains the sentence is one', () => {
  const text = `Di layar tertulis: ${ISI_TERTUTUP}`
  expect(Keluhan.parse(text)).toBe(text)
  expect(KonsultasiPerubahan.parse({ initial_consult: text }).initial_consult).toBe(text)
})
