import { describe, expect, test } from 'vitest'
import { isianTexts } from '../base/texts.ts'
import { imporTexts } from '../base/texts-staf.ts'
import { messages } from '../messages.ts'
import { checkKolom, judgePengguna, judgeTenagaProfesional } from './impor.rules.ts'

describe('the first row', () => {
  test.each([
    ['pengguna', ['name', 'email', 'gender', ''], []],
    ['pengguna', ['email'], [['name', 'kolomTidakAda']]],
    [
      'tenaga-profesional',
      [],
      [
        ['email', 'kolomTidakAda'],
        ['nama_spesialisasi', 'kolomTidakAda'],
        ['lokasi', 'kolomTidakAda'],
      ],
    ],
    [
      'pengguna',
      ['name', 'email', 'email', 'name', 'email', '', ''],
      [
        ['email', 'kolomGanda'],
        ['name', 'kolomGanda'],
      ],
    ],
  ] as const)('of %s with %j: %j', (jenis, kolom, expected) => {
    const found = checkKolom(jenis, kolom)
    expect(found.map(({ kolom, code }) => [kolom, code])).toEqual(expected)
    expect(found.filter(({ baris, nilai }) => baris !== 1 || nilai !== '')).toEqual([])
  })

  test('has each fault named in a sentence', () => {
    expect(checkKolom('pengguna', ['email'])).toStrictEqual([
      { baris: 1, kolom: 'name', pesan: imporTexts.kolomTidakAda, code: 'kolomTidakAda', nilai: '' },
    ])
  })
})

const ani = { name: 'Ani', email: 'ani@kampus.test' }
const people = (...sel: Record<string, string>[]) => sel.map((cells, at) => ({ baris: at + 2, sel: cells }))

describe('people', () => {
  const judge = (rows: Record<string, string>[], taken: string[] = []) => judgePengguna(people(...rows), new Set(taken))

  test('that are sound are kept as the form would send them', () => {
    expect(judge([{ ...ani, nama_level: 'dokter', phone_number: '+62 812-3456-7890', no_bpjs: '' }])).toEqual({
      sah: [{ ...ani, nama_level: 2, phone_number: '081234567890' }],
      masalah: [],
    })
  })

  test('with faults are named by row and column, in the order of the columns', () => {
    const { sah, masalah } = judge([ani, { name: '', email: 'salah', nama_level: 'raja' }])
    expect(sah).toEqual([ani])
    expect(masalah.map(({ baris, kolom, nilai }) => [baris, kolom, nilai])).toEqual([
      [3, 'name', ''],
      [3, 'email', 'salah'],
      [3, 'nama_level', 'raja'],
    ])
    expect(masalah.at(-1)?.pesan).toBe(imporTexts.level)
  })

  test('that have an account are named at their column, before the faults of later ones', () => {
    const { masalah } = judge([{ ...ani, gender: 'q' }], [ani.email])
    expect(masalah.map(({ kolom }) => kolom)).toEqual(['email', 'gender'])
  })

  test('that come twice are named at the second', () => {
    const { sah, masalah } = judge([
      ani,
      { ...ani, name: 'Ani Dua' },
      { name: 'Budi', email: 'salah' },
      { name: 'Citra', email: 'salah' },
    ])
    expect(sah).toEqual([ani])
    expect(masalah[0]).toMatchObject({ kolom: 'email', nilai: ani.email })
    expect(masalah.map(({ baris, code }) => [baris, code])).toEqual([
      [3, 'emailGanda'],
      [4, expect.not.stringMatching('emailGanda')],
      [5, expect.not.stringMatching('emailGanda')],
    ])
  })

  test('that have an account are named beside their other faults', () => {
    const { sah, masalah } = judge(
      [
        { ...ani, name: '' },
        { name: 'Budi', email: 'budi@kampus.test' },
      ],
      [ani.email],
    )
    expect(sah).toHaveLength(1)
    expect(masalah).toEqual([
      expect.objectContaining({ baris: 2, kolom: 'name', pesan: isianTexts.nama }),
      { baris: 2, kolom: 'email', code: 'EMAIL_TAKEN', pesan: messages.EMAIL_TAKEN.isi, nilai: ani.email },
    ])
  })

  test('with a common password are refused where the clinic refuses it, and the password is repeated nowhere', () => {
    const rows = people(
      { ...ani, password: 'kata-sandi' },
      { name: 'Budi', email: 'budi@kampus.test', password: 'pendek' },
      { name: 'Citra', email: 'citra@kampus.test' },
    )
    const faultsOf = ({ masalah }: ReturnType<typeof judgePengguna>) =>
      masalah.map(({ baris, kolom, code, nilai }) => [baris, kolom, code, nilai])
    const tooShort = [3, 'password', expect.anything(), '…']
    expect(faultsOf(judgePengguna(rows, new Set()))).toEqual([tooShort])
    const strict = judgePengguna(rows, new Set(), (password) => password === 'kata-sandi')
    expect(faultsOf(strict)).toEqual([[2, 'password', 'PASSWORD_COMMON', '…'], tooShort])
    expect(strict.masalah[0]?.pesan).toBe(messages.PASSWORD_COMMON.isi)
  })

  test('without a cell where one is required are shown no value', () =>
    expect(judge([{ email: ani.email }]).masalah).toEqual([expect.objectContaining({ kolom: 'name', nilai: '' })]))

  test.each([
    ['e'.repeat(40), 'e'.repeat(40)],
    [`  ${'e'.repeat(41)}`, `${'e'.repeat(40)}…`],
    ['😀'.repeat(41), `${'😀'.repeat(40)}…`],
    ['   ', ''],
  ])('are shown the value %j as %j', (email, nilai) => {
    expect(judge([{ name: 'Ani', email }]).masalah).toEqual([expect.objectContaining({ kolom: 'email', nilai })])
  })
})

describe('professionals', () => {
  const orang = new Map([
    ['ani@kampus.test', { user_id: 1, level_id: 2, is_profesional: false }],
    ['budi@kampus.test', { user_id: 2, level_id: 5, is_profesional: false }],
    ['citra@kampus.test', { user_id: 3, level_id: 3, is_profesional: true }],
  ] as const)
  const judge = (...rows: Record<string, string>[]) =>
    judgeTenagaProfesional(people(...rows), orang, new Map([['gigi', 4]]), new Map([['kampus timur', 2]]))
  const lokasi = 'Poli Gigi Lt. 2'

  test('are joined to their account and speciality, in any case', () => {
    expect(judge({ email: 'ani@kampus.test', nama_spesialisasi: 'GIGI', lokasi })).toEqual({
      sah: [{ user_id: 1, spesialisasi_id: 4, lokasi, klinik_id: null }],
      masalah: [],
    })
  })

  test.each([
    ['', null],
    ['  ', null],
    [' Kampus TIMUR ', 2],
  ])('at the clinic %j belong to %j', (klinik, klinik_id) => {
    const { sah, masalah } = judge({ email: 'ani@kampus.test', nama_spesialisasi: 'Gigi', lokasi, klinik })
    expect([sah.map((row) => row.klinik_id), masalah]).toEqual([[klinik_id], []])
  })

  test('at an unknown clinic are refused, with its name', () => {
    const { sah, masalah } = judge({
      email: 'ani@kampus.test',
      nama_spesialisasi: 'Gigi',
      lokasi,
      klinik: 'Kampus Barat',
    })
    expect(sah).toEqual([])
    expect(masalah).toEqual([
      { baris: 2, kolom: 'klinik', code: 'klinikTidakAda', pesan: imporTexts.klinikTidakAda, nilai: 'Kampus Barat' },
    ])
  })

  test.each([
    ['dina@kampus.test', 'Gigi', [['email', 'USER_UNKNOWN']]],
    ['budi@kampus.test', 'Gigi', [['email', 'NOT_A_PROFESSIONAL_LEVEL']]],
    ['citra@kampus.test', 'Gigi', [['email', 'ALREADY_PROFESSIONAL']]],
    ['ani@kampus.test', 'Mata', [['nama_spesialisasi', 'SPESIALISASI_UNKNOWN']]],
    [
      'dina@kampus.test',
      'Mata',
      [
        ['email', 'USER_UNKNOWN'],
        ['nama_spesialisasi', 'SPESIALISASI_UNKNOWN'],
      ],
    ],
  ] as const)('%s as %s: %j', (email, nama_spesialisasi, expected) => {
    const { sah, masalah } = judge({ email, nama_spesialisasi, lokasi })
    expect(sah).toEqual([])
    expect(masalah.map(({ kolom, code }) => [kolom, code])).toEqual(expected)
  })

  test('without a readable address or speciality have only that named', () => {
    expect(judge({ email: 'salah', nama_spesialisasi: '', lokasi }).masalah.map(({ kolom }) => kolom)).toEqual([
      'email',
      'nama_spesialisasi',
    ])
  })
})
