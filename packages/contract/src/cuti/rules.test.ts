import { expect, test } from 'vitest'
import { checkCuti, checkStranded } from './rules.ts'
import { CutiMasukan, PenyelesaianCuti } from './schema.ts'

const cuti = { dari: '2026-12-07', sampai: '2026-12-09' }
const now = new Date('2026-12-07T10:00:00+07:00')
const k = { status: 'disetujui', tanggal: '2026-12-08T09:00:00+07:00' } as const

test.each([
  ['on a day of the leave', {}, null],
  ['on its last day', { tanggal: '2026-12-09T23:00:00+07:00' }, null],
  ['later today', { tanggal: '2026-12-07T10:00:01+07:00' }, null],
  ['begun', { tanggal: '2026-12-07T10:00:00+07:00' }, 'TOO_LATE'],
  ['the day before', { tanggal: '2026-12-06T23:59:59+07:00' }, 'NOT_STRANDED', '2026-12-06T08:00:00+07:00'],
  ['the day after', { tanggal: '2026-12-10T00:00:00+07:00' }, 'NOT_STRANDED'],
  ['cancelled', { status: 'dibatalkan' }, 'NOT_OPEN'],
  ['finished', { status: 'selesai' }, 'NOT_OPEN'],
] as const)('a consultation %s', (_what, change, verdict, at?: string) =>
  expect(checkStranded({ ...k, ...change }, cuti, at ? new Date(at) : now)).toBe(verdict),
)

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
