import { alihan } from './absence/alihan.messages.ts'
import { cuti } from './absence/cuti.messages.ts'
import { hariLibur } from './absence/hari-libur.messages.ts'
import { kehadiran } from './absence/kehadiran.messages.ts'
import { tawaranWaktu } from './absence/tawaran-waktu.messages.ts'
import { usulan } from './absence/usulan.messages.ts'
import { http } from './base/http.messages.ts'
import type { Message } from './base/message.ts'
import { format, type Params } from './base/sentence.ts'
import { lanjutan } from './booking/lanjutan.messages.ts'
import { tahan } from './booking/tahan.messages.ts'
import { tautan } from './booking/tautan.messages.ts'
import { feedback } from './care/feedback.messages.ts'
import { rekam } from './care/rekam.messages.ts'
import { skrining } from './care/skrining.messages.ts'
import { templat } from './care/templat.messages.ts'
import { pemberitahuan } from './channel/pemberitahuan.messages.ts'
import { push } from './channel/push.messages.ts'
import { surat } from './channel/surat.messages.ts'
import { webhook } from './channel/webhook.messages.ts'
import { whatsapp } from './channel/whatsapp.messages.ts'
import { klinik } from './clinic/klinik.messages.ts'
import { layanan } from './clinic/layanan.messages.ts'
import { spesialisasi } from './clinic/spesialisasi.messages.ts'
import { konsultasi } from './consultation/konsultasi.messages.ts'
import { antrean } from './desk/antrean.messages.ts'
import { pasienLoket } from './desk/pasien.messages.ts'
import { auth } from './people/auth.messages.ts'
import { duaLangkah } from './people/dua-langkah.messages.ts'
import { foto } from './people/foto.messages.ts'
import { passkey } from './people/passkey.messages.ts'
import { persetujuan } from './people/persetujuan.messages.ts'
import { sso } from './people/sso.messages.ts'
import { tugas } from './people/tugas.messages.ts'
import { user } from './people/user.messages.ts'
import { usia } from './people/usia.messages.ts'
import { jejak } from './record/jejak.messages.ts'
import { dataSaya } from './rights/data-saya.messages.ts'
import { identitasRekam } from './rights/identitas-rekam.messages.ts'
import { insiden } from './rights/insiden.messages.ts'
import { naskah } from './rights/naskah.messages.ts'
import { permintaan } from './rights/permintaan.messages.ts'
import { darurat } from './safety/darurat.messages.ts'
import { jaga } from './safety/jaga.messages.ts'
import { keberatan } from './safety/keberatan.messages.ts'
import { peringatan } from './safety/peringatan.messages.ts'
import { alasan } from './schedule/alasan.messages.ts'
import { batas } from './schedule/batas.messages.ts'
import { jadwalTenaga } from './schedule/jadwal-tenaga.messages.ts'
import { jenis } from './schedule/jenis.messages.ts'
import { semester } from './schedule/semester.messages.ts'
import { tenagaProfesional } from './schedule/tenaga-profesional.messages.ts'
import { ekspor } from './staffing/ekspor.messages.ts'
import { impor } from './staffing/impor.messages.ts'
import { bilik } from './talk/bilik.messages.ts'
import { percakapan } from './talk/percakapan.messages.ts'
import { tunggu } from './waiting/tunggu.messages.ts'

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
  ...duaLangkah,
  ...passkey,
  ...sso,
  ...darurat,
  ...ekspor,
  ...dataSaya,
  ...identitasRekam,
  ...insiden,
  ...feedback,
  ...foto,
  ...hariLibur,
  ...impor,
  ...jadwalTenaga,
  ...jaga,
  ...kehadiran,
  ...jejak,
  ...keberatan,
  ...jenis,
  ...klinik,
  ...konsultasi,
  ...lanjutan,
  ...layanan,
  ...pemberitahuan,
  ...percakapan,
  ...peringatan,
  ...naskah,
  ...permintaan,
  ...persetujuan,
  ...usia,
  ...push,
  ...webhook,
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
  ...tunggu,
  ...user,
  ...usulan,
  ...alihan,
  ...tawaranWaktu,
  ...antrean,
  ...pasienLoket,
  ...http,
} as const

export type ErrorCode = keyof typeof messages

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

/** The sentence of a refusal with its places: `isiRinci` or `isiHari` where its parameters are known, else `isi`. */
export function patternOf<C extends ErrorCode>(code: C, params?: ParamsOf<C>): string {
  const { isi, isiRinci, isiHari }: Message = messages[code]
  return (params && ((Object.hasOwn(params, 'hari') && isiHari) || isiRinci)) ?? isi
}

/** The finished sentence of a refusal. */
export const refusalSentence = <C extends ErrorCode>(code: C, params?: ParamsOf<C>): string =>
  format(patternOf(code, params), params ?? {})
