import { expect, test } from 'vitest'
import { semuaKategoriDarurat } from '../record/jejak.rules.ts'
import { checkBukaDarurat, checkTinjauan } from './darurat.rules.ts'

const free = { isTerbuka: false, isDiatur: false, belum_ditinjau: 0, terlambat: 0, peninjau: 1 }

test.each([
  [{}, null, null],
  [{ isTerbuka: true }, 'EMERGENCY_NOT_NEEDED', 'EMERGENCY_NOT_NEEDED'],
  [{ isDiatur: true }, 'TEXT_CLOSED', 'TEXT_CLOSED'],
  [{ belum_ditinjau: 2 }, null, null],
  [{ belum_ditinjau: 3 }, 'EMERGENCY_REVIEW_DUE', null],
  [{ belum_ditinjau: 1, terlambat: 1 }, 'EMERGENCY_REVIEW_DUE', null],
  [{ peninjau: 0 }, 'EMERGENCY_NO_REVIEWER', null],
  [{ peninjau: 0, belum_ditinjau: 3 }, 'EMERGENCY_REVIEW_DUE', null],
] as const)('an opening with %j: %s, where a life is in danger %s', (fakta, usual, life) => {
  for (const kategori of semuaKategoriDarurat)
    expect(checkBukaDarurat({ ...free, ...fakta }, kategori)).toBe(kategori === 'keselamatan_jiwa' ? life : usual)
})

const ended = { peninjau_id: 1, oleh: 2, pasien: 3, berakhir: 1_000, isDitinjau: false, isPeninjau: true }

test.each([
  [{}, 1_000, null],
  [{}, 999, 'REVIEW_TOO_SOON'],
  [{ oleh: 1, isPeninjau: false }, 2_000, 'SELF_REVIEW'],
  [{ pasien: 1, isPeninjau: false }, 2_000, 'SELF_REVIEW'],
  [{ isPeninjau: false }, 2_000, 'DUTY_REQUIRED'],
  [{ isDitinjau: true }, 2_000, 'REVIEW_DONE'],
] as const)('a review with %j at %i: %s', (fakta, now, verdict) => {
  expect(checkTinjauan({ ...ended, ...fakta }, now)).toBe(verdict)
})
