import { alasan } from './alasan/messages.ts'
import { alihan } from './alihan/messages.ts'
import { auth } from './auth/messages.ts'
import { batas } from './batas/messages.ts'
import { bilik } from './bilik/messages.ts'
import { cuti } from './cuti/messages.ts'
import { darurat } from './darurat/messages.ts'
import { ekspor } from './ekspor/messages.ts'
import { feedback } from './feedback/messages.ts'
import { foto } from './foto/messages.ts'
import { hariLibur } from './hari-libur/messages.ts'
import { impor } from './impor/messages.ts'
import { jadwalTenaga } from './jadwal-tenaga/messages.ts'
import { jaga } from './jaga/messages.ts'
import { jejak } from './jejak/messages.ts'
import { jenis } from './jenis/messages.ts'
import { keberatan } from './keberatan/messages.ts'
import { klinik } from './klinik/messages.ts'
import { konsultasi } from './konsultasi/messages.ts'
import { layanan } from './layanan/messages.ts'
import type { Message } from './message.ts'
import { pemberitahuan } from './pemberitahuan/messages.ts'
import { percakapan } from './percakapan/messages.ts'
import { peringatan } from './peringatan/messages.ts'
import { push } from './push/messages.ts'
import { rekam } from './rekam/messages.ts'
import { semester } from './semester/messages.ts'
import { format, type Params, type SentParams } from './sentence.ts'
import { skrining } from './skrining/messages.ts'
import { spesialisasi } from './spesialisasi/messages.ts'
import { surat } from './surat/messages.ts'
import { tahan } from './tahan/messages.ts'
import { tautan } from './tautan/messages.ts'
import { templat } from './templat/messages.ts'
import { tenagaProfesional } from './tenaga-profesional/messages.ts'
import { type FieldCode, fieldTexts, TIDAK_TERBACA } from './texts.ts'
import { tugas } from './tugas/messages.ts'
import { user } from './user/messages.ts'
import { usulan } from './usulan/messages.ts'
import { whatsapp } from './whatsapp/messages.ts'

/** Refusals that concern no noun of the clinic. */
const http = {
  MALFORMED: { status: 400, judul: 'Permintaan tidak terbaca', isi: 'Permintaan tidak dapat dibaca.' },
  NOT_FOUND: { status: 404, judul: 'Tidak ditemukan', isi: 'Data tidak ditemukan.' },
  METHOD_NOT_ALLOWED: {
    status: 405,
    judul: 'Cara tidak didukung',
    isi: 'Alamat ini tidak dapat dipakai dengan cara itu.',
  },
  CONTENT_UNREADABLE: { status: 409, judul: 'Isi tidak terbaca', isi: TIDAK_TERBACA },
  TOO_LARGE: { status: 413, judul: 'Terlalu besar', isi: 'Data yang dikirim terlalu besar.' },
  UNSUPPORTED_TYPE: { status: 415, judul: 'Jenis data tidak didukung', isi: 'Jenis data yang dikirim tidak didukung.' },
  RANGE_NOT_SATISFIABLE: {
    status: 416,
    judul: 'Bagian tidak tersedia',
    isi: 'Bagian berkas yang diminta tidak tersedia.',
  },
  VALIDATION_FAILED: { status: 422, judul: 'Data belum sesuai', isi: 'Periksa kembali isian yang ditandai.' },
  TOO_MANY_REQUESTS: {
    status: 429,
    judul: 'Terlalu sering',
    isi: 'Permintaan terlalu sering. Tunggu sebentar lalu coba lagi.',
  },
  INTERNAL: { status: 500, judul: 'Terjadi kesalahan', isi: 'Terjadi kesalahan pada server. Coba beberapa saat lagi.' },
  UNAVAILABLE: {
    status: 503,
    judul: 'Layanan terganggu',
    isi: 'Layanan sedang tidak dapat dihubungi. Silakan coba lagi nanti.',
  },
} as const satisfies Record<string, Message>

/**
 * Every sentence a person can read when a request is refused: code → HTTP status, title and text. Where the
 * specification quotes a sentence, it stands here letter for letter; `field` names the input it belongs to.
 */
export const messages = {
  ...alasan,
  ...auth,
  ...batas,
  ...bilik,
  ...cuti,
  ...darurat,
  ...ekspor,
  ...feedback,
  ...foto,
  ...hariLibur,
  ...impor,
  ...jadwalTenaga,
  ...jaga,
  ...jejak,
  ...keberatan,
  ...jenis,
  ...klinik,
  ...konsultasi,
  ...layanan,
  ...pemberitahuan,
  ...percakapan,
  ...peringatan,
  ...push,
  ...whatsapp,
  ...rekam,
  ...semester,
  ...skrining,
  ...spesialisasi,
  ...surat,
  ...tahan,
  ...tautan,
  ...templat,
  ...tenagaProfesional,
  ...tugas,
  ...user,
  ...usulan,
  ...alihan,
  ...http,
} as const

export type ErrorCode = keyof typeof messages

/** The catalogue's entry for a code that came over the wire; null for a code this build does not know. */
export const messageOf = (code: string): Message | null =>
  Object.hasOwn(messages, code) ? messages[code as ErrorCode] : null

type Rinci<C extends ErrorCode> = (typeof messages)[C] extends { isiRinci: infer S extends string } ? S : never
type ParamsOfHari<C extends ErrorCode> = (typeof messages)[C] extends { isiHari: infer S extends string }
  ? Params<S>
  : never

/** What fills the places of a code's `isiRinci`, or of its `isiHari`; `never` where it has none. */
export type ParamsOf<C extends ErrorCode> = C extends ErrorCode
  ? [Rinci<C>] extends [never]
    ? never
    : Params<Rinci<C>> | ParamsOfHari<C>
  : never

/** The codes with a sentence that has places. */
export type DetailedCode = { [C in ErrorCode]: [Rinci<C>] extends [never] ? never : C }[ErrorCode]

const chosen = ({ isi, isiRinci, isiHari }: Message, params?: SentParams): string =>
  (params && ((Object.hasOwn(params, 'hari') && isiHari) || isiRinci)) ?? isi

/** The finished sentence of a refusal: `isiRinci` or `isiHari` where its parameters are known, else `isi`. */
export const refusalSentence = <C extends ErrorCode>(code: C, params?: ParamsOf<C>): string =>
  format(chosen(messages[code], params), params ?? {})

/**
 * The sentence that a code stands for, with its places, also for the codes of field errors; null for a code that this
 * build does not know.
 */
export function sentenceOf(code: string, params?: SentParams): string | null {
  const row = messageOf(code)
  if (row) return chosen(row, params)
  return Object.hasOwn(fieldTexts, code) ? fieldTexts[code as FieldCode] : null
}
