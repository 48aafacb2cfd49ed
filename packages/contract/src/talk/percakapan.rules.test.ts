import { expect, test } from 'vitest'
import { checkHapus, checkTeruskan, checkTulis, isGambar, jenisDari, tutupPada } from './percakapan.rules.ts'

test.each([
  ['image/jpeg', 'image/webp'],
  ['image/png', 'image/webp'],
  ['image/webp', 'image/webp'],
  ['application/pdf', 'application/pdf'],
  ['image/gif', null],
  ['', null],
])('a file of %s is sent as %s', (type, jenis) => expect(jenisDari(type)).toBe(jenis))

test('a picture is shown, a document is saved', () => {
  expect(isGambar('image/webp')).toBe(true)
  expect(isGambar('application/pdf')).toBe(false)
})

test.each([
  ['the same patient', 7, 7, null],
  ['another patient', 7, 8, 'FORWARD_REFUSED'],
])('a message is forwarded to a consultation of %s', (_whose, from, to, verdict) =>
  expect(checkTeruskan({ user_id: from }, { user_id: to })).toBe(verdict),
)

const finished = { status: 'selesai', selesai_pada: new Date('2026-11-16T09:00:00+07:00') } as const
test.each([
  ['seven days after it is finished', finished, '2026-11-23T08:59:59+07:00', null],
  ['at the end of the seventh day', finished, '2026-11-23T09:00:00+07:00', 'CHAT_CLOSED'],
  ['finished, at an unknown time', { ...finished, selesai_pada: null }, '2026-11-23T09:00:00+07:00', null],
  ['cancelled', { status: 'dibatalkan', selesai_pada: null }, '2026-11-23T09:00:00+07:00', 'CHAT_CLOSED'],
  ['requested', { status: 'diajukan', selesai_pada: null }, '2026-11-23T09:00:00+07:00', null],
  ['waiting', { status: 'menunggu', selesai_pada: null }, '2026-11-23T09:00:00+07:00', null],
  ['approved', { status: 'disetujui', selesai_pada: null }, '2026-11-23T09:00:00+07:00', null],
] as const)('writing in a consultation %s', (_what, k, now, verdict) =>
  expect(checkTulis(k, new Date(now))).toBe(verdict),
)

test('the end of writing is known for what is over', () => {
  expect(tutupPada(finished)).toEqual(new Date('2026-11-23T09:00:00+07:00'))
  expect(tutupPada({ status: 'dibatalkan', selesai_pada: null })).toEqual(new Date(0))
  for (const status of ['diajukan', 'menunggu', 'disetujui'] as const)
    expect(tutupPada({ status, selesai_pada: null })).toBeNull()
})

const message = { pengirim_id: 7, waktu_kirim: new Date('2026-11-23T09:00:00+07:00'), dihapus: false }
test.each([
  ['of another person', { pengirim_id: 8 }, '2026-11-23T09:00:01+07:00', 'FORBIDDEN'],
  ['within the hour', {}, '2026-11-23T10:00:00+07:00', null],
  ['after it', {}, '2026-11-23T10:00:00.001+07:00', 'DELETE_TOO_LATE'],
  ['that is gone already', { dihapus: true }, '2026-11-23T12:00:00+07:00', null],
] as const)('a message %s', (_what, change, now, verdict) =>
  expect(checkHapus({ ...message, ...change }, 7, new Date(now))).toBe(verdict),
)
