import { isianStaf } from '@sehati/contract/base/texts-staf'
import type { JadwalTenaga } from '@sehati/contract/schedule/jadwal-tenaga.schema'
import { expect, test } from 'vitest'
import {
  belumDipilih,
  isSlotLost,
  judgePilihan,
  type Pilihan,
  pilihTindakan,
  pilihUsulan,
  refusalsOf,
  slotPengganti,
  slotsOf,
} from './tindakan.rules.ts'

const terdampak = [1, 2, 3].map((jadwal_id) => ({ jadwal_id }))
const move = (tanggal: string | null, jadwal_tenaga_id: number | null): Pilihan => ({
  tindakan: 'jadwal-ulang',
  tanggal,
  jadwal_tenaga_id,
  jam_mulai: '09:00:00',
})
const batal: Pilihan = { tindakan: 'batal', tanggal: null, jadwal_tenaga_id: null }

test('decided ones go along in one act, the others stay for later', () => {
  expect(judgePilihan(terdampak, { 1: batal, 3: move('2026-12-01', 8) }, 'Maaf')).toEqual({
    tindakan: [
      { jadwal_id: 1, tindakan: 'batal' },
      { jadwal_id: 3, tindakan: 'jadwal-ulang', tanggal: '2026-12-01', jadwal_tenaga_id: 8, jam_mulai: '09:00:00' },
    ],
    rows: {},
    pesan: null,
    kosong: false,
  })
})

test('a move needs a date and a slot, all need a message, and something must be decided', () => {
  const judged = judgePilihan(terdampak, { 1: move(null, null), 2: move('2026-12-01', null) }, '  ')
  expect(judged.rows).toEqual({ 1: 'Pilih tanggal pengganti.', 2: 'Pilih waktu pengganti.' })
  expect(judged).toMatchObject({ tindakan: [], pesan: isianStaf.pesanPasien, kosong: false })
  expect(judgePilihan(terdampak, {}, 'Maaf').kosong).toBe(true)
})

test('times that are offered need one that is chosen whole, and a colleague needs a name and a time', () => {
  const offer = (...waktu: Pilihan[]): Pilihan => ({ ...batal, tindakan: 'tawarkan', waktu })
  const judged = judgePilihan(terdampak, { 1: offer(move(null, null)), 2: { ...batal, tindakan: 'alihkan' } }, 'Maaf')
  expect(judged).toMatchObject({
    tindakan: [],
    rows: { 1: 'Pilih paling sedikit satu waktu.', 2: 'Pilih tenaga profesional.' },
    kosong: false,
  })
  const waktu = { tanggal: '2026-12-01', jadwal_tenaga_id: 8, jam_mulai: '09:00:00' }
  const colleague: Pilihan = { ...move('2026-12-01', 8), tindakan: 'alihkan', profesional_id: 4 }
  const all = { 1: offer(move('2026-12-01', 8), move('2026-12-02', null)), 2: colleague }
  expect(judgePilihan(terdampak, all, 'Maaf').tindakan).toEqual([
    { jadwal_id: 1, tindakan: 'tawarkan', waktu: [waktu] },
    { jadwal_id: 2, tindakan: 'alihkan', profesional_id: 4, ...waktu },
  ])
  expect([offer(move('2026-12-01', 8)), colleague].flatMap(slotsOf)).toMatchObject([
    { tindakan: 'jadwal-ulang', jadwal_tenaga_id: 8 },
    { tindakan: 'jadwal-ulang', jadwal_tenaga_id: 8 },
  ])
})

const usulan = {
  tanggal: '2026-12-01',
  jadwal_tenaga_id: 8,
  jam_mulai: '09:00:00',
  jam_selesai: '10:00:00',
  zona: 7,
} as const

test('proposals are applied to all; a consultation without one is cancelled', () => {
  expect(pilihUsulan([{ jadwal_id: 1, usulan }, { jadwal_id: 2, usulan: null }, { jadwal_id: 3 }])).toEqual({
    1: move('2026-12-01', 8),
    2: batal,
    3: batal,
  })
})

test('a move begins with the proposal, unless another consultation has its slot', () => {
  const choose = (others: Pilihan[], before = belumDipilih) => pilihTindakan(before, 'jadwal-ulang', { usulan, others })
  expect(choose([])).toEqual(move('2026-12-01', 8))
  expect(choose([move('2026-12-02', 8), { ...move('2026-12-01', 8), tindakan: 'batal' }])).toEqual(
    move('2026-12-01', 8),
  )
  expect(choose([move('2026-12-01', 8)])).toEqual({ ...belumDipilih, tindakan: 'jadwal-ulang' })
  expect(choose([], move('2026-12-03', 2))).toEqual(move('2026-12-03', 2))
  expect(pilihTindakan(belumDipilih, 'batal', { usulan, others: [] })).toEqual(batal)
})

test('a decision for a consultation that is no longer stranded is not sent', () => {
  expect(judgePilihan(terdampak.slice(1), { 1: batal }, 'Maaf').kosong).toBe(true)
})

test('a slot is offered when it is free, ahead, and not given to another in the same act', () => {
  const slot = (id: number, jam_mulai: string, is_available: 0 | 1 = 1) =>
    ({ id, jam_mulai, is_available }) as JadwalTenaga
  const slots = [
    slot(4, '13:00:00'),
    slot(1, '08:00:00'),
    slot(2, '10:00:00', 0),
    slot(3, '11:00:00'),
    slot(5, '12:00:00'),
  ]
  const now = new Date('2026-12-01T09:00:00+07:00')
  const others = [
    move('2026-12-01', 3),
    move('2026-12-02', 4),
    { ...move('2026-12-01', 5), tindakan: 'batal' as const },
  ]
  expect(slotPengganti(slots, '2026-12-01', now, others).map(({ id }) => id)).toEqual([5, 4])
})

test('each refused consultation says why, in words for the professional', () => {
  const ditolak = [
    { jadwal_id: 1, code: 'SLOT_TAKEN', message: 'Slot baru saja terisi.' },
    { jadwal_id: 2, code: 'PATIENT_BUSY', message: 'Anda sudah …' },
  ]
  expect(refusalsOf({ ditolak })).toEqual({
    1: 'Slot baru saja terisi.',
    2: 'Pasien ini sudah memiliki konsultasi lain pada waktu tersebut.',
  })
  expect(refusalsOf(null)).toEqual({})
})

test('a picked slot that is no longer free is lost; one that is not picked, or a cancellation, loses nothing', () => {
  const free = [{ id: 8, jam_mulai: '09:00:00' }]
  expect(isSlotLost({ ...move('2026-12-01', 8), jam_mulai: '08:00:00' }, free)).toBe(true)
  expect(isSlotLost(move('2026-12-01', 9), free)).toBe(true)
  expect(isSlotLost(move('2026-12-01', 8), free)).toBe(false)
  expect(isSlotLost(move('2026-12-01', null), free)).toBe(false)
  expect(isSlotLost({ ...move('2026-12-01', 9), tindakan: 'batal' }, free)).toBe(false)
})
