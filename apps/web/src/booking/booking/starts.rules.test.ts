import type { JenisPilihan, SlotJenis } from '@sehati/contract/schedule/jenis.schema'
import { expect, test } from 'vitest'
import { freeSlot } from './slot.rules.ts'
import { catatan, kalimatSisa, lama, slotsOfStarts, urgentFirst } from './starts.rules.ts'

const tanggal = '2026-11-25'
const start = (jam_mulai: string, alasan: SlotJenis['alasan'], ditahan_sampai: string | null = null): SlotJenis => ({
  tanggal,
  jadwal_tenaga_id: 7,
  sesi: 1,
  jam_mulai,
  jam_selesai: '12:00:00',
  zona: 7,
  alasan,
  ditahan_sampai,
  lepas_pada: alasan === 'cadangan' ? '2026-11-25T07:00:00+07:00' : null,
  milik_saya: false,
})
const starts = [
  start('09:00:00', 'lewat'),
  start('09:30:00', 'terisi'),
  start('10:00:00', 'ditahan', '2026-11-25T08:05:00+07:00'),
  start('10:30:00', 'terlalu dekat'),
  start('10:45:00', 'cadangan'),
  start('11:00:00', null),
]

test('starts say why they cannot be chosen', () => {
  expect(slotsOfStarts(starts, { today: tanggal, asked: null, mine: null }).map(({ blocked }) => blocked)).toEqual([
    'Sudah lewat',
    'Sudah terisi',
    'Sedang dipilih orang lain sampai 08.05',
    'Terlalu dekat',
    'Tempat ini disediakan untuk keadaan mendesak dan dibuka pukul 07.00 bila belum terpakai.',
    null,
  ])
})

test('urgent types stand before the others, in their order', () => {
  const type = (jenis_id: number, mendesak: boolean) => ({ jenis_id, mendesak }) as JenisPilihan
  const sorted = urgentFirst([type(1, false), type(2, true), type(3, false), type(4, true)])
  expect(sorted.map(({ jenis_id }) => jenis_id)).toEqual([2, 4, 1, 3])
})

test('what was requested stays chosen, and the start of a moved consultation is named', () => {
  const asked = { id: 7, jam_mulai: '09:30:00', tanggal }
  const slots = slotsOfStarts(starts, { today: tanggal, asked, mine: { tanggal, jam_mulai: '11:00:00' } })
  expect(freeSlot(slots, asked)?.jam_mulai).toBe('09:30:00')
  expect(slots.at(-1)?.blocked).toBe('Jadwal Anda saat ini')
})

const kontrol = {
  jenis_id: 2,
  nama_jenis: 'Kontrol',
  mendesak: false,
  menit: 10,
  jeda_sesudah: 0,
  batas_semester: null,
}

test.each([
  [{ metode: 'semua', pemberitahuan_menit: 0 }, ''],
  [{ metode: 'online', pemberitahuan_menit: 120 }, 'Hanya secara online. Dipesan paling lambat 2 jam sebelumnya.'],
  [{ metode: 'offline', pemberitahuan_menit: 90 }, 'Hanya tatap muka. Dipesan paling lambat 2 jam sebelumnya.'],
] as const)('of %j a patient reads "%s"', (rules, sentence) => {
  expect(catatan({ ...kontrol, ...rules })).toBe(sentence)
})

test('a length is in minutes, or that of the session', () => {
  expect([lama(25), lama(null)]).toEqual(['25 menit', 'satu sesi penuh'])
})

test.each([
  [3, 6, 'Sisa 3 dari 6 kunjungan semester ini.'],
  [7, 6, 'Sisa 0 dari 6 kunjungan semester ini.'],
])('after %i visits of %i', (terpakai, batas, sentence) => expect(kalimatSisa({ terpakai, batas })).toBe(sentence))
