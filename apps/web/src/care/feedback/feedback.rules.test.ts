import { expect, test } from 'vitest'
import { missingInFeedback } from './feedback.rules.ts'

const complete = { jadwal_id: 7, rating: 4, komentar: '-' }

test('a review needs consultation, rating and comment', () => {
  expect(missingInFeedback(complete)).toBeNull()
  expect(missingInFeedback({ ...complete, jadwal_id: null })).toBe('Harap isi semua field yang wajib diisi')
  expect(missingInFeedback({ ...complete, rating: null })).toBe('Harap isi semua field yang wajib diisi')
  expect(missingInFeedback({ ...complete, komentar: '  ' })).toBe(
    'Komentar harus diisi (minimal "-" jika tidak ada komentar).',
  )
})
