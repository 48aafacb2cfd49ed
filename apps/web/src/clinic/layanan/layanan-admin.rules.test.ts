import { layananBawaan } from '@sehati/contract/clinic/bawaan.rules'
import { expect, test } from 'vitest'
import { isianOf, pratinjauOf } from './layanan-admin.rules.ts'

const kosong = isianOf(layananBawaan)

test('the fields of a clinic that has written nothing are empty, and so is the preview', () => {
  expect(kosong).toMatchObject({ dasar_versi: 1, nama: '', telepon: ['', '', ''] })
  expect(pratinjauOf(kosong)).toMatchObject({ nama: null, peta_url: null, telepon: [] })
})

test('the preview has what could be saved, trimmed', () => {
  const typed = { ...kosong, nama: ' Klinik ', telepon: ['021 555', 'abc', ''], peta_url: 'https://peta.test' }
  expect(pratinjauOf(typed)).toMatchObject({ nama: 'Klinik', telepon: ['021 555'], peta_url: 'https://peta.test' })
  expect(pratinjauOf({ ...typed, peta_url: 'javascript:alert(1)' }).peta_url).toBeNull()
})
