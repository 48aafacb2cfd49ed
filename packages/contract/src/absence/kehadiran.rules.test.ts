import { expect, test } from 'vitest'
import {
  batasKeberatan,
  checkKeberatan,
  checkKesalahanKlinik,
  checkPutusan,
  checkTidakHadir,
  sampaiOf,
  tingkatOf,
} from './kehadiran.rules.ts'

const k = { status: 'disetujui', tanggal: '2026-11-25T09:00:00+07:00', sebab_batal: null, tiba_pada: null } as const
const [early, due] = ['2026-11-25T09:09:59+07:00', '2026-11-25T09:10:00+07:00'].map((at) => new Date(at)) as [
  Date,
  Date,
]

test.each([
  ['ten minutes after the start', {}, due, null, null],
  ['sooner', {}, early, 'TOO_EARLY', 'TOO_EARLY'],
  ['a patient who arrived', { tiba_pada: k.tanggal }, due, 'CHECKED_IN', null],
  ['a patient who arrived, sooner', { tiba_pada: k.tanggal }, early, 'TOO_EARLY', 'TOO_EARLY'],
  ['a request', { status: 'diajukan' }, due, 'NOT_OPEN', 'NOT_OPEN'],
  ['a request that waits', { status: 'menunggu' }, due, 'NOT_OPEN', 'NOT_OPEN'],
  ['a finished one', { status: 'selesai' }, due, 'NOT_OPEN', 'NOT_OPEN'],
  ['a recorded absence', { status: 'dibatalkan', sebab_batal: 'tidak_hadir' }, due, 'NOT_OPEN', null],
  ['a late cancellation', { status: 'dibatalkan', sebab_batal: 'pasien_terlambat' }, due, 'NOT_OPEN', 'NOT_OPEN'],
  ['what the clinic cancelled', { status: 'dibatalkan', sebab_batal: 'klinik' }, due, 'NOT_OPEN', 'NOT_OPEN'],
] as const)('%s', (_, change, now, absent, fault) => {
  expect(checkTidakHadir({ ...k, ...change }, now)).toBe(absent)
  expect(checkKesalahanKlinik({ ...k, ...change }, now)).toBe(fault)
})

test.each([
  ['2026-11-25T09:10:00+07:00', '2026-12-02'],
  // The date in Jakarta counts.
  ['2026-11-25T18:00:00Z', '2026-12-03'],
])('what was recorded at %s is objected to until the end of %s', (dicatat, batas) => {
  expect(batasKeberatan(new Date(dicatat))).toBe(batas)
})

test.each([
  [0, 'biasa'],
  [1, 'biasa'],
  [2, 'diingatkan'],
  [3, 'diingatkan'],
  [4, 'ditanya'],
  [5, 'ditanya'],
  [6, 'dibatasi'],
  [9, 'dibatasi'],
])('%i points: %s', (poin, tingkat) => expect(tingkatOf(poin)).toBe(tingkat))

test('a level ends when the points fall below it, also after they rose', () => {
  const nanti = [
    { pada: 'a', poin: 7 },
    { pada: 'b', poin: 6 },
    { pada: 'c', poin: 4 },
    { pada: 'd', poin: 0 },
  ]
  expect([sampaiOf(6, nanti), sampaiOf(4, nanti), sampaiOf(2, nanti), sampaiOf(1, nanti)]).toEqual([
    'c',
    'd',
    'd',
    null,
  ])
})

const keberatan = { sebab_batal: 'tidak_hadir', dicatat: '2026-11-25T09:10:00+07:00', hasKeberatan: false } as const
test.each([
  ['on the last day', {}, '2026-12-02T23:59:59+07:00', null],
  ['a day later', {}, '2026-12-03T00:00:00+07:00', 'OBJECTION_LATE'],
  ['again', { hasKeberatan: true }, '2026-12-03T00:00:00+07:00', 'OBJECTION_EXISTS'],
  ['to a late cancellation', { sebab_batal: 'pasien_terlambat' }, '2026-11-26T00:00:00+07:00', null],
  ['to a fault of the clinic', { sebab_batal: 'klinik' }, '2026-11-26T00:00:00+07:00', 'OBJECTION_NONE'],
  ['to an own cancellation in time', { sebab_batal: 'pasien' }, '2026-11-26T00:00:00+07:00', 'OBJECTION_NONE'],
  ['to what takes place', { sebab_batal: null }, '2026-11-26T00:00:00+07:00', 'OBJECTION_NONE'],
] as const)('an objection %s', (_, change, now, verdict) => {
  expect(checkKeberatan({ ...keberatan, ...change }, new Date(now))).toBe(verdict)
})

test.each([
  ['by another account', { oleh: 2, isDiputus: false }, null],
  ['by its patient', { oleh: 1, isDiputus: false }, 'SELF_REVIEW'],
  ['again', { oleh: 2, isDiputus: true }, 'OBJECTION_DECIDED'],
])('an objection decided %s', (_, change, verdict) => expect(checkPutusan({ user_id: 1, ...change })).toBe(verdict))
