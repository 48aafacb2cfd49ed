import type { BatasTenaga } from '@sehati/contract/schedule/batas.schema'
import { expect, test } from 'vitest'
import { kalimatBatas } from './batas-admin.rules.ts'

const tenaga: BatasTenaga = {
  profesional_id: 3,
  name: 'dr. Sari',
  nama_spesialisasi: 'Umum',
  per_hari: null,
  per_minggu: null,
  pekan_depan: { senin: '2026-11-30', jumlah: 8, teramai: { tanggal: '2026-12-01', jumlah: 5 } },
}
const none = { senin: '2026-11-30', jumlah: 0, teramai: null }

test.each<[Partial<BatasTenaga>, string]>([
  [{}, 'Tanpa batas: semua sesi yang terbuka dapat dipesan. Pekan depan ada 8 konsultasi.'],
  [{ per_hari: 5 }, 'Batas 5 sehari: Selasa, 1 Desember dr. Sari sudah 5 dari 5, jadi penuh.'],
  [{ per_hari: 6 }, 'Batas 6 sehari: Selasa, 1 Desember dr. Sari sudah 5 dari 6.'],
  [{ per_hari: 5, pekan_depan: none }, 'Batas 5 sehari: pekan depan dr. Sari belum memiliki konsultasi.'],
  [{ per_minggu: 8 }, 'Batas 8 sepekan: pekan depan dr. Sari sudah 8 dari 8, jadi penuh.'],
  [
    { per_hari: 9, per_minggu: 20 },
    'Batas 9 sehari: Selasa, 1 Desember dr. Sari sudah 5 dari 9. Batas 20 sepekan: pekan depan dr. Sari sudah 8 dari 20.',
  ],
])('with %j the sentence says what it does to next week', (change, sentence) =>
  expect(kalimatBatas({ ...tenaga, ...change })).toBe(sentence),
)
