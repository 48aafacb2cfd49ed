import type { KontakOrang, Percakapan } from '@sehati/contract/talk/percakapan.schema'
import { expect, test } from 'vitest'
import { peopleOf, withMessage } from './inbox.rules.ts'

const orang = (user_id: number, belum_dibaca = 0): KontakOrang => ({
  user_id,
  name: `Orang ${user_id}`,
  foto_url: null,
  nama_spesialisasi: null,
  pesan_terakhir: null,
  jadwal_id: user_id * 10,
  belum_dibaca,
  konsultasi: [],
})

test('the people of all pages are in order, each once, as the first page with them has them', () => {
  const pages = [{ queried: [orang(3, 1), orang(1)] }, { queried: [orang(1), orang(3), orang(2)] }]
  expect(peopleOf(pages)).toEqual([orang(3, 1), orang(1), orang(2)])
})

test('without pages there is no row', () => {
  expect(peopleOf([])).toEqual([])
})

test('a message is the last one of its person, unless a newer one is there', () => {
  const row = (id: number, change: Partial<Percakapan> = {}) =>
    ({ id, jadwal_id: 10, dihapus: false, ...change }) as Percakapan
  const konsultasi = [{ jadwal_id: 10 }, { jadwal_id: 11 }] as KontakOrang['konsultasi']
  const sari = { ...orang(1), konsultasi, pesan_terakhir: row(5) }
  expect(withMessage(sari, row(6, { jadwal_id: 11 })).pesan_terakhir?.id).toBe(6)
  expect(withMessage(sari, row(5, { dihapus: true })).pesan_terakhir?.dihapus).toBe(true)
  expect(withMessage(sari, row(4))).toBe(sari)
  expect(withMessage(sari, row(6, { jadwal_id: 20 }))).toBe(sari)
})
