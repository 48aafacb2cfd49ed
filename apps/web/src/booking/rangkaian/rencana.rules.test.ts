import type { PertemuanPratinjau } from '@sehati/contract/booking/rangkaian.schema'
import { expect, test } from 'vitest'
import { ringkasan, waktuRencana } from './rencana.rules.ts'

const usulan = {
  jadwal_tenaga_id: 8,
  tanggal: '2026-12-10',
  jam_mulai: '09:00:00',
  jam_selesai: '10:00:00',
  zona: 7,
} as const
const meeting = (urutan: number, bisa: boolean): PertemuanPratinjau => ({
  urutan,
  tanggal: `2026-12-0${urutan}`,
  bisa,
  alasan: bisa ? null : 'terisi',
  keterangan: bisa ? null : 'Terisi.',
  usulan: bisa ? [] : [usulan],
})
const pola = { jadwal_tenaga_id: 3, jam_mulai: '14:00:00' }

test('a meeting takes place when the pattern says, at the chosen other time, or at none yet', () => {
  const all = [meeting(1, true), meeting(2, false), meeting(3, false)]
  expect(waktuRencana(all, pola, { 1: usulan, 3: usulan })).toEqual([
    { ...pola, tanggal: '2026-12-01' },
    null,
    { jadwal_tenaga_id: 8, tanggal: '2026-12-10', jam_mulai: '09:00:00' },
  ])
})

test('the summary counts what follows the pattern, and names the closed days', () => {
  const all = [meeting(1, true), meeting(2, true)]
  expect(ringkasan({ pertemuan: all, dilewati: [] })).toBe('2 pertemuan, semua sesuai pola.')
  const natal = [{ tanggal: '2026-12-25', nama: 'Natal' }]
  expect(ringkasan({ pertemuan: [...all, meeting(3, false)], dilewati: natal })).toBe(
    '3 pertemuan: 2 sesuai pola, 1 perlu waktu lain. Dilewati: 25 Desember 2026 (Natal).',
  )
})
