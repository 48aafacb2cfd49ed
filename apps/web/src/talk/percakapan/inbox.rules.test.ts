import type { KontakOrang } from '@sehati/contract/talk/percakapan.schema'
import { expect, test } from 'vitest'
import { peopleOf } from './inbox.rules.ts'

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
