import { expect, test } from 'vitest'
import {
  akanHadir,
  checkFeedback,
  checkPatientChange,
  checkStatusMove,
  checkUrungkan,
  lockedFieldChanged,
  statusForForm,
} from './konsultasi.rules.ts'
import { type Konsultasi, StatusKonsultasi, StatusMasukan } from './konsultasi.schema.ts'

const scheduled = ['diajukan', 'menunggu', 'disetujui'] as const
const moves = scheduled.flatMap((from) => StatusKonsultasi.options.map((to) => [from, to] as const))
test.each(moves)('a professional moves %s to %s', (from, to) => expect(checkStatusMove(2, from, to, false)).toBeNull())

test.each([
  [2, 'selesai', 'disetujui', false, 'STATUS_FINAL'],
  [3, 'dibatalkan', 'diajukan', false, 'STATUS_FINAL'],
  [2, 'selesai', 'selesai', true, null],
  [1, 'dibatalkan', 'disetujui', false, null],
  [1, 'selesai', 'disetujui', false, null],
  [1, 'selesai', 'disetujui', true, 'HAS_FEEDBACK'],
] as const)('level %i moves %s to %s (reviewed: %s): %s', (level, from, to, reviewed, verdict) => {
  expect(checkStatusMove(level, from, to, reviewed)).toBe(verdict)
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

const stored = {
  jadwal_id: 4,
  tanggal,
  no_bpjs: '0001234567890',
  use_bpjs: 1,
  name: 'Nurlatifah',
  keluhan: 'Pusing',
} as Konsultasi
test.each([
  ['the object as it came', stored, null],
  ['the day alone', { tanggal: '2026-11-25' }, null],
  ['the same instant', { tanggal: '2026-11-25T02:00:00.000Z' }, null],
  ['a number without its zeros', { no_bpjs: 1_234_567_890 }, null],
  ['another day', { tanggal: '2026-11-26' }, 'tanggal'],
  ['another complaint', { keluhan: 'Batuk' }, 'keluhan'],
  ['a field nobody knows', { warna: 'biru' }, null],
])('%s', (_what, sent, field) => expect(lockedFieldChanged(sent, stored)).toBe(field))

test.each([
  [null, 'disetujui', false],
  ['2026-11-23T07:00:00+07:00', 'disetujui', true],
  ['2026-11-23T07:00:00+07:00', 'selesai', false],
] as const)('said to come %s, %s: expected %s', (dikonfirmasi_pada, status, expected) =>
  expect(akanHadir({ dikonfirmasi_pada, status })).toBe(expected),
)
