import { expect, test } from 'vitest'
import { janjiPasien, janjiTenaga } from './janji-jawab.ts'

const k = { jawab_sebelum: '2026-11-24T08:00:00+07:00', zona: 9, nama_profesional: 'dr. Bima' } as const
const before = new Date('2026-11-24T07:59:59+07:00')
const after = new Date('2026-11-24T08:00:00+07:00')

test('until the deadline both read when it is, by the clock of the clinic', () => {
  expect(janjiPasien(k, before)).toEqual({
    kata: 'Dijawab paling lambat Selasa, 24 November pukul 10.00 WIT',
    isLewat: false,
  })
  expect(janjiTenaga(k, before)).toEqual({
    kata: 'Jawab paling lambat Selasa, 24 November pukul 10.00 WIT',
    isLewat: false,
  })
})

test('from the deadline on the patient reads the truth, and the professional that it is late', () => {
  expect(janjiPasien(k, after)).toEqual({
    kata: 'dr. Bima belum sempat menjawab. Kami sudah mengingatkan. Anda boleh memilih tenaga profesional lain.',
    isLewat: true,
  })
  expect(janjiTenaga(k, after)).toEqual({
    kata: 'Terlambat sejak Selasa, 24 November pukul 10.00 WIT',
    isLewat: true,
  })
})

test('nothing where no answer is due', () => {
  const none = { ...k, jawab_sebelum: null }
  expect([janjiPasien(none, after), janjiTenaga(none, after)]).toEqual([null, null])
})
