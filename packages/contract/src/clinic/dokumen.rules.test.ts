import { expect, test } from 'vitest'
import { defaultLanguage, type Language } from '../base/language.ts'
import { layananBawaan } from './bawaan.rules.ts'
import { isiDokumen } from './dokumen.rules.ts'
import { LayananPublik } from './layanan.schema.ts'

const isi = (change: Partial<LayananPublik> = {}, bahasa: Language = defaultLanguage) =>
  isiDokumen({ ...layananBawaan, ...change }, bahasa)
/** What search engines read, as an object. */
const klinikOf = (change: Partial<LayananPublik>) => JSON.parse(`{"name":"x"${isi(change).klinik}}`)

test('a product without a word of its clinic shows the national numbers, and no empty section', () => {
  expect(LayananPublik.parse(layananBawaan)).toStrictEqual(layananBawaan)
  expect(isi()).toMatchObject({ adaTelepon: false, adaKontak: false, adaBiaya: false, adaJumlah: false, klinik: '' })
  expect(isi()).toMatchObject({ telepon: [], jumlahTenaga: '0', jumlahPengguna: null })
  const numbersIn = (bahasa: Language) =>
    isi({}, bahasa).nomor_darurat.map(({ nomor, ext, isi, lang }) => [nomor, ext, isi, lang])
  expect(numbersIn('id')).toEqual([
    ['119', '8', 'konseling kesehatan jiwa (Healing119/SEJIWA), gratis', 'id'],
    ['119', null, 'ambulans dan gawat darurat medis', 'id'],
    ['112', null, 'panggilan darurat (tersedia di sebagian kota/kabupaten)', 'id'],
    ['110', null, 'polisi', 'id'],
    ['129', null, 'SAPA 129: kekerasan terhadap perempuan dan anak', 'id'],
  ])
  expect(numbersIn('en')).toEqual([
    ['119', '8', 'mental health counselling (Healing119/SEJIWA), free of charge', 'en'],
    ['119', null, 'ambulance and medical emergencies', 'en'],
    ['112', null, 'emergency calls (available in some cities and regencies)', 'en'],
    ['110', null, 'police', 'en'],
    ['129', null, 'SAPA 129: violence against women and children', 'en'],
  ])
})

test.each(['email', 'alamat', 'jam_buka', 'petunjuk_arah', 'peta_url'] as const)('%s alone is a contact', (field) =>
  expect(isi({ [field]: 'https://x.test' })).toMatchObject({ adaKontak: true, adaTelepon: false, adaBiaya: false }),
)

test.each(['biaya', 'pembayaran', 'bpjs', 'pengembalian'] as const)('%s alone is a word about costs', (field) =>
  expect(isi({ [field]: 'Tunai.' })).toMatchObject({ adaBiaya: true, adaKontak: false }),
)

test('telephones are shown as they are written, and linked as they are dialled', () =>
  expect(isi({ telepon: ['(021) 555-0100'] })).toMatchObject({
    adaTelepon: true,
    adaKontak: true,
    telepon: [{ nomor: '(021) 555-0100', tel: '0215550100' }],
  }))

test('counts are written as the language of the page writes them', () => {
  const jumlah = { tenaga: 1_200, pengguna: 54_000 }
  expect(isi({ jumlah })).toMatchObject({ adaJumlah: true, jumlahTenaga: '1.200', jumlahPengguna: '54.000' })
  expect(isi({ jumlah }, 'en')).toMatchObject({ adaJumlah: true, jumlahTenaga: '1,200', jumlahPengguna: '54,000' })
})

test.each([
  [{ nama: 'Klinik Kampus' }, { alternateName: 'Klinik Kampus' }],
  [{ alamat: 'Jalan Contoh 1' }, { address: 'Jalan Contoh 1' }],
  [{ jam_buka: 'Senin 08.00\nSelasa 09.00' }, { openingHours: ['Senin 08.00', 'Selasa 09.00'] }],
  [{ telepon: ['119', '112'] }, { telephone: ['119', '112'] }],
  [{ email: 'klinik@kampus.test' }, { email: 'klinik@kampus.test' }],
  [{ peta_url: 'https://peta.test' }, { hasMap: 'https://peta.test' }],
  [{ petunjuk_arah: 'Gerbang timur', biaya: 'Gratis' }, {}],
])('search engines read of %j: %j', (written, read) => expect(klinikOf(written)).toStrictEqual({ name: 'x', ...read }))

test('a text cannot end the script in which it travels', () => {
  const { data, klinik } = isi({ nama: '</script><!--', alamat: '</script>' })
  expect(data + klinik).not.toContain('<')
  expect(JSON.parse(data)).toMatchObject({ nama: '</script><!--', alamat: '</script>' })
})
