import { expect, test } from 'vitest'
import { WIB, type Zona } from '../base/waktu.ts'
import { checkBeside, proposeColleagues } from './usulan.rules.ts'
import { DaftarUsulan } from './usulan.schema.ts'

const row = (jadwal_id: number, user_id: number, jam = '10:00') => ({
  jadwal_id,
  user_id,
  tanggal: `2026-11-25T${jam}:00+07:00`,
})
const slot = (jadwal_tenaga_id: number, jam: string, change: object = {}) => ({
  jadwal_tenaga_id,
  profesional_id: jadwal_tenaga_id,
  tanggal: '2026-11-25',
  jam_mulai: `${jam}:00`,
  jam_selesai: `${jam.slice(0, 3)}45:00`,
  zona: WIB as Zona,
  sama: false,
  ...change,
})
const busy = (user_id: number, jam: string, sampai: string, change: object = {}) => ({
  user_id,
  profesional_id: 99,
  terbuka: false,
  mulai: `2026-11-25T${jam}:00+07:00`,
  selesai: `2026-11-25T${sampai}:00+07:00`,
  ...change,
})
const open = { terbuka: true, profesional_id: 1 }

test.each([
  ['the nearest, earlier or later', [row(7, 1)], [slot(1, '07:00'), slot(2, '12:00'), slot(3, '14:00')], [], { 7: 2 }],
  ['the earlier of two as near', [row(7, 1)], [slot(1, '12:00'), slot(2, '08:00')], [], { 7: 2 }],
  ['the earlier of two as near, in any order', [row(7, 1)], [slot(2, '08:00'), slot(1, '12:00')], [], { 7: 2 }],
  ['the first of two at one time', [row(7, 1)], [slot(1, '12:00'), slot(2, '12:00')], [], { 7: 1 }],
  ['the same speciality first', [row(7, 1)], [slot(1, '10:00'), slot(2, '16:00', { sama: true })], [], { 7: 2 }],
  [
    'the same speciality, in any order',
    [row(7, 1)],
    [slot(2, '16:00', { sama: true }), slot(1, '10:00')],
    [],
    { 7: 2 },
  ],
  ['on another day', [row(7, 1)], [slot(1, '09:00', { tanggal: '2026-11-27' })], [], { 7: 1 }],
  ['none twice', [row(7, 1), row(8, 2), row(9, 3)], [slot(1, '10:00'), slot(2, '12:00')], [], { 7: 1, 8: 2 }],
  [
    'none where the patient is busy',
    [row(7, 1)],
    [slot(1, '10:00'), slot(2, '12:00')],
    [busy(1, '10:30', '11:00')],
    { 7: 2 },
  ],
  ['before what the patient has', [row(7, 1)], [slot(1, '10:00')], [busy(1, '10:45', '11:00')], { 7: 1 }],
  ['after what the patient has', [row(7, 1)], [slot(1, '10:00')], [busy(1, '09:00', '10:00')], { 7: 1 }],
  ['where another patient is busy', [row(7, 1)], [slot(1, '10:00')], [busy(2, '10:00', '11:00')], { 7: 1 }],
  [
    'none with an open request',
    [row(7, 1)],
    [slot(1, '10:00'), slot(2, '12:00')],
    [busy(1, '07:00', '08:00', open)],
    { 7: 2 },
  ],
  ['with an open request of another', [row(7, 1)], [slot(1, '10:00')], [busy(2, '07:00', '08:00', open)], { 7: 1 }],
  [
    'with a colleague whom the patient sees anyway',
    [row(7, 1)],
    [slot(1, '10:00')],
    [busy(1, '07:00', '08:00', { profesional_id: 1 })],
    { 7: 1 },
  ],
  [
    'one of a colleague for one patient',
    [row(7, 1), row(8, 1, '14:00')],
    [slot(1, '10:00'), slot(2, '13:00', { profesional_id: 1 }), slot(3, '08:00')],
    [],
    { 7: 1, 8: 3 },
  ],
  [
    'none at the time of another proposal to the patient',
    [row(7, 1), row(8, 1)],
    [slot(1, '10:00'), slot(2, '10:30'), slot(3, '16:00')],
    [],
    { 7: 1, 8: 3 },
  ],
] as const)('a colleague is proposed: %s', (_what, rows, free, times, expected) => {
  const proposals = proposeColleagues(rows, free, times)
  expect(Object.fromEntries([...proposals].map(([id, { jadwal_tenaga_id }]) => [id, jadwal_tenaga_id]))).toEqual(
    expected,
  )
})

const given = (jadwal_tenaga_id: number, jam: string, user_id: number, change: object = {}) => ({
  ...slot(jadwal_tenaga_id, jam),
  user_id,
  ...change,
})

test.each([
  ['alone', [], null],
  ['beside another colleague at another time', [given(2, '12:00', 1)], null],
  ['beside another patient at the same time', [given(2, '10:00', 2)], null],
  ['beside another patient of the colleague', [given(2, '12:00', 2, { profesional_id: 1 })], null],
  ['right after one of the colleague', [given(2, '09:15', 2, { profesional_id: 1, jam_selesai: '10:00:00' })], null],
  ['the slot of another row', [given(1, '10:00', 2)], 'SLOT_PROPOSED'],
  ['a slot that overlaps one of the colleague', [given(2, '10:30', 2, { profesional_id: 1 })], 'SLOT_PROPOSED'],
  ['at the time of another proposal to the patient', [given(2, '10:30', 1)], 'PATIENT_BUSY'],
  ['the colleague twice for the patient', [given(2, '12:00', 1, { profesional_id: 1 })], 'ALREADY_REQUESTED'],
] as const)('a proposal %s', (_what, others, verdict) => {
  expect(checkBeside(given(1, '10:00', 1), others)).toBe(verdict)
})

test('a list of proposals has at most one for each consultation', () => {
  const one = { jadwal_id: 1, profesional_id: 2, jadwal_tenaga_id: 3, tanggal: '2026-11-25' }
  expect(DaftarUsulan.safeParse([one, { ...one, jadwal_id: 2 }]).success).toBe(true)
  expect(DaftarUsulan.safeParse([one, one]).success).toBe(false)
})
