import type { Verdict } from '../base/verdict.ts'
import { namaZona, WIB } from '../base/waktu.ts'
import { type IsiData, isiData } from '../record/pemrosesan.rules.ts'
import { insidenTexts, kelasDataKata } from './insiden.texts.ts'

/** The classes of data that can become known: those of the register that say something of a person. */
export type KelasData = Exclude<IsiData, 'teknis'>
export const semuaKelasData = isiData.filter((one): one is KelasData => one !== 'teknis')

export const semuaTingkat = ['rendah', 'sedang', 'tinggi'] as const

/** How affected people are found: whom an account read, by the trail; whom a professional saw; a list. */
export const semuaCaraTerdampak = ['pembuka', 'tenaga', 'daftar'] as const

/** What a step of an incident records: what was done, and notes. */
export const semuaLangkahInsiden = [
  'dibuka',
  'diubah',
  'terdampak',
  'catatan',
  'diajukan',
  'diberitahukan',
  'disurati',
  'dilaporkan',
  'ditutup',
] as const

type Isi = {
  kelas_data: readonly KelasData[]
  terjadi_dari: string | null
  terjadi_sampai: string | null
  cara: string | null
  upaya: string | null
  saran: string | null
}

// By its name: an offset throws in Chrome before 119 and in Node before 22, where this file, and all that import it, would not load.
const waktu = new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', dateStyle: 'long', timeStyle: 'short' })
/** `28 November 2026 pukul 10.00 WIB` */
export const waktuInsiden = (at: string): string => `${waktu.format(new Date(at))} ${namaZona(WIB)}`

const { LENGKAPI, judul } = insidenTexts

/** A part of a letter: its heading, and its words, or where they are missing the mark in their place. */
export type Bagian = { judul: string; isi: string }

/** The three parts that UU PDP Art. 46(2) demands of each notice: which data, when and how, and what is done about it. */
export const bagianWajib = ({ kelas_data, terjadi_dari, terjadi_sampai, cara, upaya }: Isi): Bagian[] => [
  { judul: judul.data, isi: kelas_data.map((kelas) => kelasDataKata[kelas]).join('; ') || LENGKAPI },
  {
    judul: judul.kejadian,
    isi: `${[terjadi_dari, terjadi_sampai].map((at) => (at ? waktuInsiden(at) : LENGKAPI)).join(' sampai ')}. ${cara ?? LENGKAPI}`,
  },
  { judul: judul.upaya, isi: upaya ?? LENGKAPI },
]

/** What the person reads after signing in: the three parts, and what they can do. */
export const suratSubjek = (insiden: Isi): Bagian[] => [
  ...bagianWajib(insiden),
  { judul: judul.saran, isi: insiden.saran ?? LENGKAPI },
]

/** The letter to the authority: the three parts, how many people, and since when the clinic knows. */
export const suratLembaga = (insiden: Isi & { diketahui_pada: string; terdampak: number }): Bagian[] => [
  ...bagianWajib(insiden),
  { judul: judul.jumlah, isi: String(insiden.terdampak) },
  { judul: judul.diketahui, isi: waktuInsiden(insiden.diketahui_pada) },
]

/** Whether no part is missing. */
export const isLengkap = (surat: readonly Bagian[]): boolean => surat.every(({ isi }) => !isi.includes(LENGKAPI))

type Kabar = { terdampak: number; diberitahu: number; dikirim_pada: string | null }

/** An incident that affects people ends when they are notified and the letter to the authority is on its way. */
export const canTutup = ({ terdampak, diberitahu, dikirim_pada }: Kabar): boolean =>
  terdampak === 0 || (diberitahu === terdampak && dikirim_pada !== null)

/** Whether this account may send the letters: another one asked for it, or no other admin is there. */
export const checkKirim = (of: {
  pengaju: number | null
  petugas: number
  isAlone: boolean
}): Verdict<'INCIDENT_UNASKED' | 'SELF_REVIEW'> => {
  if (of.pengaju === null) return 'INCIDENT_UNASKED'
  return of.pengaju === of.petugas && !of.isAlone ? 'SELF_REVIEW' : null
}

/** The accounts that a pasted text or a CSV file names: by number, or by address. Other words of it name none. */
export function bacaDaftar(text: string): { user_id: number[]; alamat: string[] } {
  const words = [...new Set(text.toLowerCase().split(/[\s,;"<>]+/))]
  return {
    user_id: words.filter((word) => /^[1-9]\d{0,8}$/.test(word)).map(Number),
    alamat: words.filter((word) => /^[^@]+@[^@]+$/.test(word)),
  }
}
