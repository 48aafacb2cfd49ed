import { expect, test } from 'vitest'
import { checkCuti } from './cuti.rules.ts'
import { CutiMasukan, PenyelesaianCuti } from './cuti.schema.ts'

const cuti = { dari: '2026-12-07', sampai: '2026-12-09' }

test('leave may have begun, not ended', () => {
  expect(checkCuti(cuti, '2026-12-09')).toBeNull()
  expect(checkCuti(cuti, '2026-12-10')).toBe('LEAVE_IN_PAST')
})

test.each([
  ['one day', { dari: '2026-12-07', sampai: '2026-12-07' }, true],
  ['a year', { dari: '2026-01-01', sampai: '2027-01-01' }, true],
  ['more than a year', { dari: '2026-01-01', sampai: '2027-01-02' }, false],
  ['backwards', { dari: '2026-12-08', sampai: '2026-12-07' }, false],
])('leave of %s', (_what, span, isFine) => expect(CutiMasukan.safeParse(span).success).toBe(isFine))

test('a consultation is resolved once', () => {
  const order = (ids: number[]) => ({
    cuti_id: 1,
    tindakan: ids.map((jadwal_id) => ({ jadwal_id, tindakan: 'batal' })),
    pesan: 'Mohon maaf',
  })
  expect(PenyelesaianCuti.safeParse(order([1, 2])).success).toBe(true)
  expect(PenyelesaianCuti.safeParse(order([1, 1])).success).toBe(false)
  expect(PenyelesaianCuti.safeParse(order([])).success).toBe(false)
})
