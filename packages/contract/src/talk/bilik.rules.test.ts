import { expect, test } from 'vitest'
import { adaBilik, checkBilik, jendelaBilik, kembaliSejak, kosongSebelum, sinyalSejak } from './bilik.rules.ts'
import { IsiSinyal } from './bilik.schema.ts'

const at = (jam: string) => new Date(`2026-11-25T${jam}+08:00`)
const nine = { mulai: at('09:00:00'), selesai: at('10:00:00') }

test('the room is open from 15 minutes before the start until 30 minutes after the end', () => {
  expect(jendelaBilik(nine)).toEqual({ dibuka: at('08:45:00'), ditutup: at('10:30:00') })
})

test.each([
  ['before it opens', {}, '08:44:59.999', 'ROOM_CLOSED'],
  ['as it opens', {}, '08:45:00', null],
  ['in the last moment', {}, '10:29:59.999', null],
  ['as it closes', {}, '10:30:00', 'ROOM_CLOSED'],
  ['finished', { status: 'selesai' }, '10:29:59', null],
  ['finished, too late', { status: 'selesai' }, '10:30:00', 'ROOM_CLOSED'],
  ['cancelled', { status: 'dibatalkan' }, '09:00:00', 'ROOM_CLOSED'],
  ['requested', { status: 'diajukan' }, '09:00:00', 'ROOM_CLOSED'],
  ['waiting', { status: 'menunggu' }, '09:00:00', 'ROOM_CLOSED'],
  ['at the clinic', { metode_konsultasi: 'offline' }, '09:00:00', 'ROOM_NOT_ONLINE'],
  ['at the clinic, too early', { metode_konsultasi: 'offline' }, '06:00:00', 'ROOM_NOT_ONLINE'],
] as const)('the room of a consultation, %s', (_when, change, now, verdict) => {
  expect(checkBilik({ ...nine, status: 'disetujui', metode_konsultasi: 'online', ...change }, at(now))).toBe(verdict)
})

test.each([
  ['diajukan', false],
  ['menunggu', false],
  ['disetujui', true],
  ['selesai', true],
  ['dibatalkan', false],
] as const)('a consultation that is %s has a room: %s', (status, has) => expect(adaBilik(status)).toBe(has))

test('a seat is empty after 20 seconds, the way back is open for 30 minutes, a signal lives for two', () => {
  expect(kosongSebelum(at('09:00:20'))).toEqual(at('09:00:00'))
  expect(kembaliSejak(at('09:30:00'))).toEqual(at('09:00:00'))
  expect(sinyalSejak(at('09:02:00'))).toEqual(at('09:00:00'))
})

const candidate = { candidate: 'candidate:1 1 udp 1 10.0.0.1 9 typ relay', sdpMid: '0', sdpMLineIndex: 0 }
test.each([
  ['a description', { deskripsi: { type: 'offer', sdp: 'v=0' } }, true],
  ['a candidate', { kandidat: [candidate] }, true],
  ['a candidate with the fragment', { kandidat: [{ ...candidate, usernameFragment: 'abcd' }] }, true],
  ['the end of candidates', { kandidat: [{ candidate: '', sdpMid: null, sdpMLineIndex: null }] }, true],
  ['the wish to begin again', { ulang: true }, true],
  ['no candidates', { kandidat: [] }, false],
  ['21 candidates', { kandidat: Array(21).fill(candidate) }, false],
  ['a description that is too long', { deskripsi: { type: 'offer', sdp: 'a'.repeat(16 * 1024 - 38) } }, false],
  ['the longest description', { deskripsi: { type: 'offer', sdp: 'a'.repeat(16 * 1024 - 39) } }, true],
  ['two things at once', { deskripsi: { type: 'offer', sdp: 'v=0' }, ulang: true }, false],
  ['another kind of description', { deskripsi: { type: 'rollback', sdp: '' } }, false],
  ['anything else', { rekam: true }, false],
])('a signal with %s', (_what, isi, isValid) => expect(IsiSinyal.safeParse(isi).success).toBe(isValid))
