import { expect, test } from 'vitest'
import { WIB, type Zona } from '../base/waktu.ts'
import { checkStranded, proposeSlots } from './terdampak.rules.ts'

const days = { dari: '2026-12-07', sampai: '2026-12-09' }
const now = new Date('2026-12-07T10:00:00+07:00')
const k = { status: 'disetujui', tanggal: '2026-12-08T09:00:00+07:00' } as const

test.each([
  ['on one of the days', {}, null],
  ['on the last day', { tanggal: '2026-12-09T23:00:00+07:00' }, null],
  ['later today', { tanggal: '2026-12-07T10:00:01+07:00' }, null],
  ['begun', { tanggal: '2026-12-07T10:00:00+07:00' }, 'TOO_LATE'],
  ['the day before', { tanggal: '2026-12-06T23:59:59+07:00' }, 'NOT_STRANDED', '2026-12-06T08:00:00+07:00'],
  ['the day after', { tanggal: '2026-12-10T00:00:00+07:00' }, 'NOT_STRANDED'],
  ['cancelled', { status: 'dibatalkan' }, 'NOT_OPEN'],
  ['finished', { status: 'selesai' }, 'NOT_OPEN'],
] as const)('a consultation %s', (_what, change, verdict, at?: string) =>
  expect(checkStranded({ ...k, ...change }, days, at ? new Date(at) : now)).toBe(verdict),
)

const row = (jadwal_id: number, user_id: number, profesional_id = 1) => ({ jadwal_id, user_id, profesional_id })
const slot = (jadwal_tenaga_id: number, jam: string, sampai: string, profesional_id = 1) => ({
  jadwal_tenaga_id,
  profesional_id,
  tanggal: '2026-12-10',
  jam_mulai: `${jam}:00`,
  jam_selesai: `${sampai}:00`,
  zona: WIB as Zona,
})
const busy = (user_id: number, jam: string, sampai: string) => ({
  user_id,
  mulai: `2026-12-10T${jam}:00+07:00`,
  selesai: `2026-12-10T${sampai}:00+07:00`,
})
const morning = [slot(1, '08:00', '09:00'), slot(2, '09:00', '10:00'), slot(3, '10:00', '11:00')]
const proposed = (...[rows, free, times]: Parameters<typeof proposeSlots>) =>
  [...proposeSlots(rows, free, times)].map(([jadwal_id, { jadwal_tenaga_id }]) => [jadwal_id, jadwal_tenaga_id])

test.each([
  [
    'each its own slot, in order',
    [row(7, 1), row(8, 2)],
    morning,
    [],
    [
      [7, 1],
      [8, 2],
    ],
  ],
  ['only slots of the own professional', [row(7, 1, 2)], [...morning, slot(9, '13:00', '14:00', 2)], [], [[7, 9]]],
  ['none where no slot is left', [row(7, 1), row(8, 2)], morning.slice(0, 1), [], [[7, 1]]],
  ['not where the patient is busy', [row(7, 1)], morning, [busy(1, '08:30', '09:00')], [[7, 2]]],
  ['beside what the patient has', [row(7, 1)], morning, [busy(1, '07:00', '08:00')], [[7, 1]]],
  ['before what the patient has', [row(7, 1)], morning, [busy(1, '09:00', '10:00')], [[7, 1]]],
  ['where another patient is busy', [row(7, 1)], morning, [busy(2, '08:00', '09:00')], [[7, 1]]],
  [
    'one patient of two professionals is not sent to both at once',
    [row(7, 1), row(8, 1, 2)],
    [...morning, slot(5, '08:30', '09:30', 2), slot(6, '11:00', '12:00', 2)],
    [],
    [
      [7, 1],
      [8, 6],
    ],
  ],
] as const)('proposals: %s', (_what, rows, free, times, expected) => {
  expect(proposed(rows, free, times)).toEqual(expected)
})
