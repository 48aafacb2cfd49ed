import type { Percakapan } from '@sehati/contract/talk/percakapan.schema'
import { describe, expect, test } from 'vitest'
import type { Tampak } from './outbox.ts'
import { butirOf, firstUnread, hariPesan, merge, ringkasOf, statusOf, unsureSince, withTanda } from './thread.rules.ts'

const [SARI, BIMA] = [5, 2]
const row = (id: number, change: Partial<Percakapan> = {}): Percakapan => ({
  id,
  jadwal_id: 7,
  pengirim_id: SARI,
  pesan: `Pesan ${id}`,
  waktu_kirim: '2026-11-23T09:00:00+07:00',
  nama_pengirim: 'Sari',
  client_id: null,
  status: 'sent',
  balasan: null,
  diteruskan: false,
  dihapus: false,
  lampiran: null,
  ...change,
})
const mark = (user_id: number, terkirim_id: number, dibaca_id: number) => ({
  jadwal_id: 7,
  user_id,
  terkirim_id,
  dibaca_id,
})

describe('responses that arrive out of order', () => {
  test('make one list in the order of ids', () => {
    expect(merge([row(3), row(5)], [row(4), row(5, { pesan: 'baru' })]).map(({ id, pesan }) => [id, pesan])).toEqual([
      [3, 'Pesan 3'],
      [4, 'Pesan 4'],
      [5, 'baru'],
    ])
  })

  test('never bring a deleted message back', () => {
    const marker = row(3, { dihapus: true, pesan: '' })
    expect(merge([marker], [row(3)])).toEqual([marker])
    expect(merge([row(3)], [marker])).toEqual([marker])
  })

  test('leave nothing of a deleted message in the reply that quotes it', () => {
    const balasan = {
      id: 3,
      pengirim_id: SARI,
      nama_pengirim: 'Sari',
      pesan: 'Pesan 3',
      dihapus: false,
      ada_lampiran: false,
    }
    const [, reply] = merge([row(3), row(4, { balasan })], [row(3, { dihapus: true, pesan: '' })])
    expect(reply?.balasan).toMatchObject({ id: 3, pesan: '', dihapus: true })
  })
})

test('after a silence the last hour is read again, and the last page in any case', () => {
  const now = Date.parse('2026-11-23T12:00:00+07:00')
  const rows = [row(10), row(20), row(30, { waktu_kirim: '2026-11-23T11:30:00+07:00' }), row(40)]
  expect(unsureSince(rows, now, 1)).toBe(29)
  expect(unsureSince(rows, now, 3)).toBe(19)
  expect(unsureSince([], now, 3)).toBe(0)
})

describe('ticks', () => {
  test('follow the other person’s marks, whichever status the row had when it was read', () => {
    expect(statusOf({ id: 4, status: 'sent' }, undefined)).toBe('sent')
    expect(statusOf({ id: 4, status: 'sent' }, mark(BIMA, 4, 3))).toBe('delivered')
    expect(statusOf({ id: 4, status: 'delivered' }, mark(BIMA, 4, 4))).toBe('read')
    expect(statusOf({ id: 4, status: 'read' }, mark(BIMA, 0, 0))).toBe('read')
  })

  test('only move forward', () => {
    expect(withTanda([mark(BIMA, 9, 4)], mark(BIMA, 5, 5))).toEqual([mark(BIMA, 9, 5)])
    expect(withTanda([mark(BIMA, 9, 4)], mark(SARI, 1, 1))).toHaveLength(2)
  })
})

describe('what is shown', () => {
  const unsent = (client_id: string): Tampak => ({
    client_id,
    user_id: SARI,
    jadwal_id: 7,
    pesan: client_id,
    balasan: null,
    berkas: null,
    urut: 1,
    waktu: '2026-11-23T02:00:00.000Z',
    ditolak: null,
    kemajuan: null,
  })
  const who = { user_id: SARI, name: 'Sari', other: undefined }

  test('is what is on the server, then what is on its way', () => {
    const shown = butirOf([row(1, { pengirim_id: BIMA })], [unsent('a')], who)
    expect(shown.map(({ id, isMine, tanda }) => [id, isMine, tanda])).toEqual([
      [1, false, 'sent'],
      [null, true, 'waiting'],
    ])
  })

  test('is one message with one key, before and after it has arrived', () => {
    const [before] = butirOf([], [unsent('a')], who)
    const both = butirOf([row(1, { client_id: 'a' })], [unsent('a')], who)
    expect(both).toHaveLength(1)
    expect(both[0]?.key).toBe(before?.key)
  })
})

test('days have names near today', () => {
  expect(hariPesan('2026-11-22T17:30:00Z', '2026-11-23')).toBe('Hari ini')
  expect(hariPesan('2026-11-22T09:00:00+07:00', '2026-11-23')).toBe('Kemarin')
  expect(hariPesan('2026-11-20T09:00:00+07:00', '2026-11-23')).toBe('Jumat, 20 November 2026')
})

test('unread begins at the first message of the other person after the user’s mark', () => {
  const butir = [2, 5, 2, 2].map((pengirim_id, n) => ({ id: n + 1, isMine: pengirim_id === SARI }))
  expect(firstUnread(butir, 1)).toBe(3)
  expect(firstUnread(butir, 4)).toBeNull()
})

test('one line stands for any message', () => {
  expect(ringkasOf(row(1, { pesan: '', dihapus: true }))).toBe('Pesan ini dihapus')
  const lampiran = { nama: 'a.pdf', jenis: 'application/pdf' as const, ukuran: 1, lebar: null, tinggi: null }
  expect(ringkasOf(row(1, { pesan: '', lampiran }))).toBe('Dokumen PDF')
  expect(ringkasOf(row(1, { pesan: 'Ini hasilnya', lampiran }))).toBe('Ini hasilnya')
})
