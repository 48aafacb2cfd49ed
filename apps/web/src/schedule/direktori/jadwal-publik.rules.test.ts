import type { JadwalPublik } from '@sehati/contract/schedule/jadwal-tenaga.schema'
import type { SlotTerdekat } from '@sehati/contract/schedule/ketersediaan.schema'
import { expect, test } from 'vitest'
import { groupJadwal, spesialisasiOf, terdekatOf } from './jadwal-publik.rules.ts'

const row = (id: number, more: Partial<JadwalPublik>): JadwalPublik => ({
  id,
  jadwal_id: id,
  profesional_id: 1,
  hari: 'Senin',
  sesi: 1,
  jam_mulai: '09:00:00',
  jam_selesai: '10:00:00',
  zona: 7,
  is_available: 1,
  name: 'Wahyu',
  level_id: 2,
  nama_spesialisasi: 'Dokter Umum',
  lokasi: 'Klinik',
  ...more,
})

const ani = { profesional_id: 2, name: 'Ani', level_id: 3, nama_spesialisasi: 'Psikologi Klinis' } as const
const rows = [
  row(1, { hari: 'Rabu' }),
  row(2, {}),
  row(3, ani),
  row(4, { ...ani, hari: 'Minggu' }),
  row(5, { jam_mulai: '08:00:00' }),
]
const all = { hari: '', profesi: '', spesialisasi: '' }

test('one card per professional, by name; sessions from Monday to Sunday, then by hour', () => {
  const cards = groupJadwal(rows, all).map(({ name, sesi }) => [name, sesi.map(({ id }) => id)])
  expect(cards).toEqual([
    ['Ani', [3, 4]],
    ['Wahyu', [5, 2, 1]],
  ])
})

test.each([
  [{ hari: 'Rabu' }, [1]],
  [{ profesi: 'psikolog' }, [3, 4]],
  [{ spesialisasi: 'Dokter Umum', hari: 'Senin' }, [5, 2]],
  [{ profesi: 'psikolog', spesialisasi: 'Dokter Umum' }, []],
])('%j leaves the sessions %j', (filter, ids) => {
  expect(groupJadwal(rows, { ...all, ...filter }).flatMap(({ sesi }) => sesi.map(({ id }) => id))).toEqual(ids)
})

test('each specialisation is offered once', () =>
  expect(spesialisasiOf(rows)).toEqual(['Dokter Umum', 'Psikologi Klinis']))

test('the soonest free slot of each professional', () => {
  const slot = (profesional_id: number, tanggal: string) => ({ profesional_id, tanggal }) as SlotTerdekat
  const found = terdekatOf([slot(2, '2026-11-23'), slot(1, '2026-11-24'), slot(2, '2026-11-25')])
  expect([...found].map(([id, { tanggal }]) => [id, tanggal])).toEqual([
    [2, '2026-11-23'],
    [1, '2026-11-24'],
  ])
})
