import type { Semester } from '@sehati/contract/schedule/semester.schema'
import { expect, test } from 'vitest'
import { isBerjalan, kalimatKuota, semesterUtama } from './semester-admin.rules.ts'

const kuota = { jenis_id: 1, nama_jenis: 'Konsultasi Umum', batas: 6, pasien: 0, habis: 0 }
const semester = (change: Partial<Semester> = {}): Semester => ({
  semester_id: 1,
  nama: 'Ganjil',
  dari: '2026-08-01',
  sampai: '2027-01-31',
  kelonggaran: 0,
  kuota: [kuota],
  ...change,
})
const genap = semester({ semester_id: 2, nama: 'Genap', dari: '2027-02-01', sampai: '2027-07-31' })

test.each([
  ['2026-07-31', false],
  ['2026-08-01', true],
  ['2027-01-31', true],
  ['2027-02-01', false],
])('on %s the semester runs: %s', (today, is) => expect(isBerjalan(semester(), today)).toBe(is))

test('an admin works on the semester of today, else on the latest', () => {
  expect(semesterUtama([genap, semester()], '2026-11-23')?.nama).toBe('Ganjil')
  expect(semesterUtama([genap, semester()], '2027-08-01')?.nama).toBe('Genap')
  expect(semesterUtama([], '2026-11-23')).toBeNull()
})

test.each([
  [{}, 'Batas 6 kunjungan: belum ada pasien yang berkunjung dalam Ganjil.'],
  [
    { pasien: 9 },
    'Batas 6 kunjungan: 9 pasien sudah berkunjung dalam Ganjil, semuanya masih dapat memesan untuk pekan depan.',
  ],
  [
    { pasien: 9, habis: 2 },
    'Batas 6 kunjungan: 2 dari 9 pasien dalam Ganjil sudah mencapainya dan tidak dapat memesan untuk pekan depan.',
  ],
])('with %j the quota says what it does', (change, sentence) =>
  expect(kalimatKuota(semester({ kuota: [{ ...kuota, ...change }] }), 1)).toBe(sentence),
)

test('a type without a quota, and a clinic without a semester, have no sentence', () => {
  expect(kalimatKuota(semester(), 2)).toBeNull()
  expect(kalimatKuota(null, 1)).toBeNull()
})
