import { expect, test } from 'vitest'
import { kelasRetensi, REKAM_TAHUN } from '../record/retensi.rules.ts'
import { naskahTexts } from './naskah.texts.ts'

test('the notice in force says the periods that the retention has', () => {
  const isi = naskahTexts.layanan.at(-1)?.bagian.find(({ judul }) => judul === 'Berapa lama disimpan')?.isi
  expect(isi).toContain(`paling sedikit ${REKAM_TAHUN} tahun sejak kunjungan terakhir`)
  expect(isi).toContain(`email yang terkirim dihapus setelah ${kelasRetensi.surat_terkirim.masa.hari} hari`)
})

test('the notice of psychology names what ends its confidentiality', () => {
  const isi = naskahTexts.psikologi.at(-1)?.bagian.find(({ judul }) => judul === 'Kerahasiaan dan batasnya')?.isi
  for (const pengecualian of [
    'bahaya bagi diri',
    'orang lain',
    'kekerasan terhadap anak',
    'perintah pengadilan',
    'persetujuan',
  ])
    expect(isi).toContain(pengecualian)
})
