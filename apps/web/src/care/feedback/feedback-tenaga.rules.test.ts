import type { Feedback } from '@sehati/contract/care/feedback.schema'
import { expect, test } from 'vitest'
import { scheduleText, searchFeedback, summarize } from './feedback-tenaga.rules.ts'

const review = (feedback_id: number, more: Partial<Feedback> = {}): Feedback => ({
  feedback_id,
  jadwal_id: feedback_id,
  rating: 5,
  komentar: 'Penjelasannya jelas.',
  name: 'Sekar Ayu',
  nama_profesional: 'dr. Bima',
  tanggal: '2026-11-23T09:00:00+07:00',
  hari: 'Senin',
  sesi: 1,
  jam_mulai: '09:00:00',
  jam_selesai: '10:00:00',
  zona: 7,
  created_at: '2026-11-23T11:00:00+07:00',
  tampil_publik: false,
  ...more,
})

const reviews = [
  review(1),
  review(2, {
    name: 'Bima',
    komentar: '-',
    tanggal: '2026-11-24T13:00:00+07:00',
    jam_mulai: '13:00:00',
    jam_selesai: '14:00:00',
    sesi: 3,
  }),
]

test('a schedule reads in Jakarta’s time', () => {
  expect(scheduleText(review(1))).toBe('Senin, 23 November 2026 · 09.00–10.00 WIB · Sesi 1')
})

test.each([
  ['', [1, 2]],
  ['  JELAS ', [1]],
  ['bima', [2]],
  ['selasa', [2]],
  ['13.00', [2]],
  ['sesi 3', [2]],
  ['senin, 23 november', [1]],
  ['tidak ada', []],
])('the search %j finds %j', (term, ids) => {
  expect(searchFeedback(reviews, term).map(({ feedback_id }) => feedback_id)).toEqual(ids)
})

test('average and distribution', () => {
  const { jumlah, rata, sebaran } = summarize([{ rating: 5 }, { rating: 4 }, { rating: 4 }])
  expect([jumlah, rata]).toEqual([3, 4.3])
  expect(sebaran.map(({ rating, jumlah: n, persen }) => [rating, n, persen])).toEqual([
    [5, 1, 33],
    [4, 2, 67],
    [3, 0, 0],
    [2, 0, 0],
    [1, 0, 0],
  ])
})

test('without reviews there is no average', () => expect(summarize([]).rata).toBeNull())
