import type { BatasTenaga } from '@sehati/contract/schedule/batas.schema'
import { expect, test } from 'vitest'
import { kalimatBatasSaya } from './batas-saya.rules.ts'

const pekan_depan = { senin: '2026-11-30', jumlah: 8, teramai: { tanggal: '2026-12-01', jumlah: 5 } }
const tenaga: BatasTenaga = {
  profesional_id: 3,
  name: 'dr. Sari',
  nama_spesialisasi: 'Umum',
  per_hari: null,
  per_minggu: null,
  pekan_depan,
}

test.each<[Partial<BatasTenaga>, string | null]>([
  [{}, null],
  [
    { per_hari: 6 },
    'Klinik membatasi Anda 6 konsultasi sehari. Pekan depan paling ramai Selasa, 1 Desember: 5 dari 6.',
  ],
  [
    { per_hari: 6, pekan_depan: { ...pekan_depan, jumlah: 0, teramai: null } },
    'Klinik membatasi Anda 6 konsultasi sehari.',
  ],
  [{ per_minggu: 20 }, 'Klinik membatasi Anda 20 konsultasi sepekan. Pekan depan terisi 8 dari 20.'],
])('with %j a professional reads what is set for them', (change, sentence) =>
  expect(kalimatBatasSaya({ ...tenaga, ...change })).toBe(sentence),
)
