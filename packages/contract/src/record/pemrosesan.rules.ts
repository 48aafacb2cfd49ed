import type { Retensi } from './retensi.rules.ts'

/**
 * What a column says of a person.
 * - `klinis`: words about health, and files. They are encrypted.
 * - `layanan`: that, when, with whom and how a person was cared for, and their opinion of it. By law as specific as the
 *   words (UU PDP Art. 4); the product searches and counts it, so it is readable in the database.
 * - `pengenal`: what reaches a person, or identifies them elsewhere: addresses, numbers, photos, devices.
 * - `identitas`: who a person is to the people of the clinic: name, role, hours of work.
 * - `rahasia`: what proves an identity: hashes, never the secret itself.
 * - `teknis`: of no person, or nothing without another column: ids, counters, times of a row.
 */
export const isiData = ['klinis', 'layanan', 'pengenal', 'identitas', 'rahasia', 'teknis'] as const
export type IsiData = (typeof isiData)[number]
/** The classes whose columns name their readers. */
export const isiBerpembaca = ['klinis', 'pengenal'] as const
type IsiBerpembaca = (typeof isiBerpembaca)[number]

/** The legal ground of keeping it (UU PDP Art. 20). The clinic's lawyer confirms it before the clinic opens. */
export type Dasar = 'persetujuan' | 'perjanjian' | 'kewajiban hukum' | 'kepentingan sah'

/** What it is kept for. */
export type Keperluan =
  | 'akun'
  | 'keamanan'
  | 'layanan'
  | 'rekam medis'
  | 'pemberitahuan'
  | 'ulasan'
  | 'jadwal'
  | 'laporan'

/**
 * Who reads it beside the person: the professional of the consultation, a professional with a grant of the person, people
 * with the duty `jaga` or `loket`, every signed-in account, admins, reviewers, admins but for the columns of `klinis`, every visitor; outside of the clinic, Meta, which learns the number and
 * that a message was sent to it, and systems that an admin has chosen as receivers of webhooks.
 */
export type Penerima =
  | 'tenaga yang menangani'
  | 'tenaga yang diberi izin'
  | 'petugas jaga'
  | 'petugas loket'
  | 'pengguna'
  | 'admin'
  | 'peninjau'
  | 'petugas data'
  | 'admin (tanpa isi klinis)'
  | 'publik'
  | 'Meta (WhatsApp)'
  | 'sistem yang dipilih admin'

/**
 * Who may read a column in a response: the person whose words, care or data they are, the professional of the consultation,
 * one with a grant of the person, an account with a duty, a psychologist who reviews while a request for notes is open whose author is gone, admins, the admin who opened the consultation in an emergency, every
 * signed-in account, every visitor; `tidak ada`, no one.
 */
export type Pembaca =
  | 'orangnya'
  | 'tenaga yang menangani'
  | 'tenaga yang diberi izin'
  | 'petugas jaga'
  | 'peninjau'
  | 'peninjau dengan permintaan'
  | 'petugas data'
  | 'admin'
  | 'admin dengan akses darurat'
  | 'pengguna'
  | 'publik'
  | 'tidak ada'
export type SemuaPembaca = readonly [Pembaca, ...Pembaca[]]

/** The readers of a column; where its values differ in who reads them, those of each kind of value. */
export type PembacaKolom = SemuaPembaca | Readonly<Record<string, SemuaPembaca>>

/** What becomes of it in the copy that a person asks for: all of it, without hashes, nothing. */
export type Ekspor = 'ya' | 'ringkas' | 'tidak'

/**
 * What becomes of it when a person asks for erasure: deleted; kept without the person; locked, because the law wants the
 * medical record; kept.
 */
export type Hapus = 'hapus' | 'samarkan' | 'kunci' | 'simpan'

/** The columns by what they say. A column of `klinis` or `pengenal` names its readers: tests try each reader with each of them. */
export type Kolom = Partial<Record<Exclude<IsiData, IsiBerpembaca>, readonly string[]>> &
  Partial<Record<IsiBerpembaca, Readonly<Record<string, PembacaKolom>>>>

type Lewat = { lewat: string; kolom: string }

/**
 * A table with data of persons. `orang` are the columns that name them; `lewat` leads to the table that does. A row belongs to the
 * first of `orang`, the others name who acted; `milik` leads to its person where `orang` names only staff.
 */
export type DataOrang = {
  orang: readonly [string, ...string[]] | Lewat
  milik?: Lewat
  keperluan: Keperluan
  dasar: Dasar
  penerima: readonly Penerima[]
  /** When the product deletes it. */
  retensi: Retensi
  ekspor: Ekspor
  hapus: Hapus
  kolom: Kolom
}

/** A table about no person, and why it is none. */
export type BukanOrang = { orang: null; alasan: string; kolom: { teknis: readonly string[] } }

export type Pemrosesan = DataOrang | BukanOrang

/** Whose a row is: the column that names the person, or the way to the table that does. */
export const milikOf = ({ orang, milik }: DataOrang): string | Lewat => milik ?? ('lewat' in orang ? orang : orang[0])

/** What entries of the medical record have in common. */
export const rekam = {
  keperluan: 'rekam medis',
  dasar: 'kewajiban hukum',
  retensi: 'rekam',
  ekspor: 'ya',
  hapus: 'kunci',
} as const satisfies Partial<DataOrang>

/** What entries of the service itself have in common: the person has asked for it, and takes all of it along. */
export const layanan = {
  keperluan: 'layanan',
  dasar: 'perjanjian',
  retensi: 'tidak dihapus',
  ekspor: 'ya',
  hapus: 'hapus',
} as const satisfies Partial<DataOrang>

/** What entries around a consultation have in common: they say when and with whom it was, and stay with it. */
export const sekitarRekam = { ...layanan, retensi: 'rekam', hapus: 'kunci' } as const satisfies Partial<DataOrang>

/** The columns of an entry with what they say, in the order of the entry. */
export const kolomOf = ({ kolom }: Pemrosesan): { nama: string; isi: IsiData }[] =>
  isiData.flatMap((isi) => namesOf(kolom, isi).map((nama) => ({ nama, isi })))

/** The names of the columns of a table that say this. */
export const namesOf = (kolom: Kolom, isi: IsiData): readonly string[] => {
  const columns = kolom[isi] ?? []
  return Array.isArray(columns) ? columns : Object.keys(columns)
}

/** The readers of a column, each kind of its values with its own; without kinds under `''`. */
export const pembacaOf = (readers: PembacaKolom): Record<string, SemuaPembaca> =>
  isPlain(readers) ? { '': readers } : readers
const isPlain = (readers: PembacaKolom): readers is SemuaPembaca => Array.isArray(readers)
