import { describe, expect, test } from 'vitest'
import type { StatusKonsultasi } from '../consultation/konsultasi.schema.ts'
import { checkTawarkan, jawabanOf } from './tawaran-waktu.rules.ts'

const now = new Date('2026-11-25T08:00:00+07:00')

describe('times are offered for what waits for the professional and lies ahead', () => {
  test.each([
    ['diajukan', '2026-11-25T08:00:01+07:00', null],
    ['menunggu', '2026-11-25T09:00:00+07:00', null],
    ['diajukan', '2026-11-25T08:00:00+07:00', 'TOO_LATE'],
    ['disetujui', '2026-11-25T09:00:00+07:00', 'NOT_OPEN'],
    ['dibatalkan', '2026-11-25T09:00:00+07:00', 'NOT_OPEN'],
    ['selesai', '2026-11-24T09:00:00+07:00', 'NOT_OPEN'],
  ] as const)('%s at %s', (status: StatusKonsultasi, tanggal, verdict) => {
    expect(checkTawarkan({ status, tanggal }, now)).toBe(verdict)
  })
})

test('what the patient says to an offer', () => {
  const all = ['diambil', 'ditolak', 'menunggu', 'lewat', 'gugur', 'diganti'] as const
  expect(all.map(jawabanOf)).toEqual(['ya', 'tidak', 'diam', 'diam', null, null])
})
