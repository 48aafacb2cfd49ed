import { expect, test } from 'vitest'
import { judgeUsulan, tanpaUsulan, usulanAwal } from './usulan.rules.ts'

const usulan = {
  profesional_id: 4,
  nama_profesional: 'dr. Rina',
  nama_spesialisasi: 'Umum',
  jadwal_tenaga_id: 8,
  tanggal: '2026-12-01',
  jam_mulai: '09:00:00',
  jam_selesai: '10:00:00',
  zona: 7 as const,
}
const sent = { profesional_id: 4, jadwal_tenaga_id: 8, tanggal: '2026-12-01', jam_mulai: '09:00:00' }

test('each consultation begins with the proposal of the server, or with none', () => {
  expect(usulanAwal({ usulan })).toEqual({ tindakan: 'jadwal-ulang', ...sent })
  expect(usulanAwal({ usulan: null })).toEqual(tanpaUsulan)
})

test('complete proposals are sent, what was left out is not, and what is begun says what it lacks', () => {
  const whole = usulanAwal({ usulan })
  const judged = judgeUsulan([
    { jadwal_id: 1, pilihan: whole },
    { jadwal_id: 2, pilihan: { ...whole, tindakan: 'batal' } },
    { jadwal_id: 3, pilihan: { ...whole, profesional_id: null } },
    { jadwal_id: 5, pilihan: { ...whole, tanggal: null } },
    { jadwal_id: 6, pilihan: { ...whole, jadwal_tenaga_id: null } },
  ])
  expect(judged.usulan).toEqual([{ jadwal_id: 1, ...sent }])
  expect(judged.rows).toEqual({
    3: 'Pilih tenaga profesional yang diusulkan.',
    5: 'Pilih tanggal pengganti.',
    6: 'Pilih waktu pengganti.',
  })
})
