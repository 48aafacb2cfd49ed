import { register } from '../record/pemrosesan.register.ts'
import type { DataOrang } from '../record/pemrosesan.rules.ts'
import { type KataBagian, kolomOrangnya, kolomTertutup, type TabelSalinan } from './salinan.rules.ts'
import { salinanAkun, salinanKeamanan } from './salinan-akun.texts.ts'
import { salinanPasien } from './salinan-pasien.texts.ts'
import { umum } from './salinan-umum.texts.ts'

/** Every table of the copy, in the order of its page. A table of the register that is missing here does not compile. */
const kata: { [T in TabelSalinan]: KataBagian<T, keyof typeof umum> } = {
  ...salinanAkun,
  ...salinanPasien,
  ...salinanKeamanan,
}

/** A table of the copy: its title, the names of the columns that are in it, and of those that are not. */
export type BagianSalinan = {
  tabel: TabelSalinan
  judul: string
  kolom: Record<string, string>
  tertutup: string[]
}

export const bagianSalinan: readonly BagianSalinan[] = (Object.keys(kata) as TabelSalinan[]).map((tabel) => {
  const { judul, kolom } = kata[tabel] as { judul: string; kolom: Record<string, string> }
  const names: Record<string, string> = { ...umum, ...kolom }
  const entry = register[tabel] as DataOrang
  return {
    tabel,
    judul,
    kolom: Object.fromEntries(kolomOrangnya(entry).flatMap((nama) => (names[nama] ? [[nama, names[nama]]] : []))),
    tertutup: kolomTertutup(entry).map((nama) => names[nama] ?? nama),
  }
})

/** What the copy says around its tables. */
export const salinanTexts = {
  judul: 'Salinan data Anda',
  pembuka:
    'Halaman ini memuat data Anda di layanan ini. Berkas data.json memuat isi yang sama untuk dibaca program. Simpan salinan ini di tempat yang aman: isinya tentang kesehatan Anda.',
  nomorRekam: 'Nomor rekam',
  kosong: 'Tidak ada.',
  tidakDisertakan: 'Yang tidak disertakan',
  catatanPsikolog: 'Catatan psikolog',
  sebagian: 'Sebagian catatan tidak disertakan. Anda dapat memintanya; psikolog akan menjawab paling lambat 3×24 jam.',
  keselamatan: 'Sebagian catatan tidak disertakan karena pertimbangan keselamatan. Anda dapat meminta penjelasan.',
  catatanPetugas: 'Catatan yang ditulis petugas untuk petugas tidak disertakan. Anda dapat memintanya.',
  anda: 'Anda',
  petugas: 'Petugas klinik',
  tidakTerbaca: 'Berkas ini tidak dapat dibaca.',
  ya: 'Ya',
  tidak: 'Tidak',
} as const
