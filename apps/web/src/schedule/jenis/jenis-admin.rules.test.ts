import type { JenisKonsultasi } from '@sehati/contract/schedule/jenis.schema'
import { expect, test } from 'vitest'
import { kalimatDampak, ringkasan } from './jenis-admin.rules.ts'

const jenis: JenisKonsultasi = {
  jenis_id: 2,
  nama_jenis: 'Konseling',
  menit: 50,
  jeda_sebelum: 0,
  jeda_sesudah: 10,
  langkah: null,
  pemberitahuan_menit: 0,
  bidang: 'semua',
  metode: 'semua',
  mendesak: false,
  aktif: true,
  batas_semester: null,
  dampak: { tenaga: 2, sesi: 16, muat: 16, mulai: 16, terhalang: 7, cadangan: 0 },
}

test.each([
  [{}, ['50 menit', 'jeda 10 menit sesudahnya']],
  [{ menit: null, jeda_sesudah: 0, langkah: 30 }, ['Satu sesi penuh']],
  [
    { jeda_sebelum: 5, langkah: 30, pemberitahuan_menit: 120, metode: 'online' as const, bidang: 'psikolog' as const },
    [
      '50 menit',
      'jeda 5 menit sebelumnya',
      'jeda 10 menit sesudahnya',
      'mulai tiap 30 menit',
      'dipesan paling lambat 2 jam sebelumnya',
      'Hanya online',
      'Hanya psikolog',
    ],
  ],
  [{ jeda_sesudah: 0, mendesak: true }, ['50 menit', 'Untuk keadaan mendesak']],
  [{ pemberitahuan_menit: 90 }, ['50 menit', 'jeda 10 menit sesudahnya', 'dipesan paling lambat 90 menit sebelumnya']],
])('of %j the rules are %j', (change, phrases) => expect(ringkasan({ ...jenis, ...change })).toEqual(phrases))

test.each([
  [
    {},
    'Disediakan 2 tenaga profesional: 16 waktu mulai tiap pekan dalam 16 sesi. Dengan jeda 10 menit, 7 dari 16 sesi tidak dapat dipesan berurutan.',
  ],
  [
    { tenaga: 0, muat: 14, terhalang: 0 },
    'Belum disediakan tenaga profesional. Bila semua menyediakannya: 16 waktu mulai tiap pekan dalam 16 sesi. 2 sesi terlalu pendek untuk jenis ini.',
  ],
  [
    { terhalang: 0, cadangan: 3 },
    'Disediakan 2 tenaga profesional: 16 waktu mulai tiap pekan dalam 16 sesi. 3 sesi cadangan baru terbuka menjelang waktunya.',
  ],
  [{ sesi: 0, muat: 0, mulai: 0 }, 'Belum ada sesi yang terbuka untuk jenis ini.'],
])('with %j it says what the rules do', (change, sentence) =>
  expect(kalimatDampak({ ...jenis, dampak: { ...jenis.dampak, ...change } })).toBe(sentence),
)

test('an urgent type says how many sessions are kept back for it', () =>
  expect(kalimatDampak({ ...jenis, mendesak: true, dampak: { ...jenis.dampak, terhalang: 0, cadangan: 4 } })).toBe(
    'Disediakan 2 tenaga profesional: 16 waktu mulai tiap pekan dalam 16 sesi. 4 dari 16 sesi tiap pekan disimpan untuk keadaan mendesak.',
  ))

test('the usual type is always there', () =>
  expect(kalimatDampak({ ...jenis, jenis_id: 1 })).toBe(
    'Selalu tersedia pada semua tenaga profesional: 16 sesi tiap pekan.',
  ))
