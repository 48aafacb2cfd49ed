import { IMPOR_BYTES } from '@sehati/contract/base/constants'
import { checkKolom } from '@sehati/contract/staffing/impor.rules'
import { BarisPengguna, BarisTenagaProfesional, JenisImpor } from '@sehati/contract/staffing/impor.schema'
import { expect, test } from 'vitest'
import { countRowsWithProblems, csvRefusal, isClean, kolomOf, templateOf } from './impor.rules.ts'

const schemas = { pengguna: BarisPengguna, 'tenaga-profesional': BarisTenagaProfesional }

test.each(JenisImpor.options)(
  'the template of %s has the columns that are wanted, and rows that are accepted',
  (jenis) => {
    const kolom = kolomOf(jenis)
    const names = kolom.map(({ nama }) => nama)
    expect(checkKolom(jenis, names)).toEqual([])
    expect([...names].sort()).toEqual(Object.keys(schemas[jenis].shape).sort())
    const wanted = kolom.filter(({ wajib }) => wajib).map(({ nama }) => nama)
    expect(checkKolom(jenis, wanted)).toEqual([])
    for (const missing of wanted) {
      expect(
        checkKolom(
          jenis,
          wanted.filter((name) => name !== missing),
        ),
      ).not.toEqual([])
    }
    for (const n of [0, 1] as const) {
      const row = Object.fromEntries(kolom.map(({ nama, contoh }) => [nama, contoh[n]]))
      expect(schemas[jenis].safeParse(row).error?.issues).toBeUndefined()
    }
  },
)

test('the template is a file that spreadsheets read', () => {
  const text = templateOf('tenaga-profesional')
  expect(text.charCodeAt(0)).toBe(0xfeff)
  expect(text).toContain('email,nama_spesialisasi,lokasi,klinik\r\n')
  expect(text).toContain('"Gedung Konseling, lantai 2",\r\n')
})

test.each([
  ['data.csv', 10, null],
  ['DATA.CSV', IMPOR_BYTES, null],
  ['data.xlsx', 10, /CSV UTF-8/],
  ['data.csv', 0, /kosong/],
  ['data.csv', IMPOR_BYTES + 1, /1 MB, 5\.000 baris/],
])('%s of %i bytes: %s', (name, size, reason) => {
  if (reason === null) expect(csvRefusal({ name, size })).toBeNull()
  else expect(csvRefusal({ name, size })).toMatch(reason)
})

test('rows are counted once, and a clean file has something to store', () => {
  const masalah = [
    { baris: 2, kolom: 'name', pesan: 'x', nilai: '' },
    { baris: 2, kolom: 'email', pesan: 'x', nilai: '' },
    { baris: 5, kolom: '', pesan: 'x', nilai: '' },
  ]
  expect(countRowsWithProblems(masalah)).toBe(2)
  expect(isClean({ sah: 3, masalah: [] })).toBe(true)
  expect(isClean({ sah: 3, masalah })).toBe(false)
  expect(isClean({ sah: 0, masalah: [] })).toBe(false)
})
