import { expect, test } from 'vitest'
import { kelasRetensi, REKAM_TAHUN } from '../record/retensi.rules.ts'
import { naskahTexts } from './naskah.texts.ts'

test('the notice in force says the periods that the retention has', () => {
  const isi = naskahTexts.layanan.at(-1)?.bagian.find(({ judul }) => judul === 'Berapa lama disimpan')?.isi
  expect(isi).toContain(`paling sedikit ${REKAM_TAHUN} tahun sejak kunjungan terakhir`)
  expect(isi).toContain(`email yang terkirim dihapus setelah ${kelasRetensi.surat_terkirim.masa.hari} hari`)
})
