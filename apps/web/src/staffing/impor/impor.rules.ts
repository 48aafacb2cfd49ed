import { t } from '@lingui/core/macro'
import { IMPOR_BARIS, IMPOR_BYTES } from '@sehati/contract/base/constants'
import { impor as messages } from '@sehati/contract/staffing/impor.messages'
import type { ImporHasil, JenisImpor, MasalahBaris } from '@sehati/contract/staffing/impor.schema'
import { bilangan } from '../../base/lib/angka.ts'

export const jenisLabel = (jenis: JenisImpor): string =>
  jenis === 'pengguna'
    ? t({ message: 'Pengguna', context: 'daftar' })
    : t({ message: 'Tenaga profesional', context: 'daftar' })

type Kolom = { nama: string; wajib: boolean; isi: string; contoh: readonly [string, string] }

/** What two rows hold in a column: data like any of the clinic's, the same in every language. */
const cells = (first: string, second: string) => [first, second] as const

/** The columns of a file, and two rows that show how they are filled in. */
export const kolomOf = (jenis: JenisImpor): readonly Kolom[] => allKolom()[jenis]

const allKolom = (): Record<JenisImpor, readonly Kolom[]> => ({
  pengguna: [
    { nama: 'name', wajib: true, isi: t`Nama lengkap`, contoh: cells('Sari Dewi', 'dr. Bima Pratama') },
    {
      nama: 'email',
      wajib: true,
      isi: t`Alamat untuk login`,
      contoh: cells('sari@kampus.example', 'bima@kampus.example'),
    },
    {
      nama: 'nama_level',
      wajib: false,
      isi: t`admin, dokter, psikolog, karyawan, atau user; kosong berarti user`,
      contoh: cells('user', 'dokter'),
    },
    {
      nama: 'phone_number',
      wajib: false,
      isi: t`Angka; spasi, titik, tanda hubung, dan +62 boleh`,
      contoh: cells('081200000001', ''),
    },
    {
      nama: 'gender',
      wajib: false,
      isi: t`laki-laki, perempuan, atau lainnya`,
      contoh: cells('perempuan', 'laki-laki'),
    },
    { nama: 'no_bpjs', wajib: false, isi: t`13 digit`, contoh: cells('0001234567890', '') },
    {
      nama: 'password',
      wajib: false,
      isi: t`Kosong berarti pengguna diundang lewat email untuk membuat password sendiri`,
      contoh: cells('', ''),
    },
  ],
  'tenaga-profesional': [
    {
      nama: 'email',
      wajib: true,
      isi: t`Email pengguna dengan peran dokter atau psikolog`,
      contoh: cells('bima@kampus.example', 'ratna@kampus.example'),
    },
    {
      nama: 'nama_spesialisasi',
      wajib: true,
      isi: t`Nama spesialisasi yang sudah ada`,
      contoh: cells('Dokter Umum', 'Psikologi Klinis'),
    },
    {
      nama: 'lokasi',
      wajib: true,
      isi: t`Tempat praktik`,
      contoh: cells('Klinik Kampus Timur', 'Gedung Konseling, lantai 2'),
    },
    {
      nama: 'klinik',
      wajib: false,
      isi: t`Nama klinik yang sudah ada; kosong berarti klinik pertama`,
      contoh: cells('', ''),
    },
  ],
})

const cellOf = (text: string) => (/[",;\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text)

/** A file to start from: the columns' names and two examples. With a BOM, so that a spreadsheet reads it as UTF-8. */
export function templateOf(jenis: JenisImpor): string {
  const kolom = kolomOf(jenis)
  const rows = [
    kolom.map(({ nama }) => nama),
    kolom.map(({ contoh }) => contoh[0]),
    kolom.map(({ contoh }) => contoh[1]),
  ]
  return `\uFEFF${rows.map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`
}

/** Why a file is not even sent; null where the server may judge it. */
export function csvRefusal({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!/\.(csv|txt)$/i.test(name)) return messages.CSV_UNREADABLE.isi
  if (size === 0) return t`Berkas ini kosong.`
  const [ukuran, baris] = [IMPOR_BYTES / 1024 / 1024, bilangan(IMPOR_BARIS)]
  return size > IMPOR_BYTES ? t`Ukuran berkas maksimal ${ukuran} MB, ${baris} baris.` : null
}

/** Rows and not their problems: one row may have several. */
export const countRowsWithProblems = (masalah: readonly MasalahBaris[]): number =>
  new Set(masalah.map(({ baris }) => baris)).size

/** A file that may be stored: something in it, nothing wrong. */
export const isClean = ({ sah, masalah }: Pick<ImporHasil, 'sah' | 'masalah'>): boolean =>
  sah > 0 && masalah.length === 0
