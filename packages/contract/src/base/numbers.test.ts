import { expect, test } from 'vitest'
import { DIBATASI_HARI, KEBERATAN_HARI, TIDAK_HADIR_MENIT } from '../absence/kehadiran.rules.ts'
import { TIBA_SEBELUM_JAM } from '../desk/antrean.rules.ts'
import { HURUF_CARI } from '../desk/pasien.rules.ts'
import { messages } from '../messages.ts'
import { USIA_DEWASA } from '../people/usia.rules.ts'
import * as c from './constants.ts'
import { fieldTexts } from './texts.ts'
import { isianStaf } from './texts-staf.ts'

const MB = 1024 * 1024
const DAY_HOURS = 24

/** The sentences that name a limit, and where its number comes from. */
const limits: Record<string, readonly number[]> = {
  FILE_REFUSED: [c.FOTO_BYTES / MB],
  PHOTO_QUOTA: [c.KUOTA_FOTO, c.KUOTA_FOTO_BYTES / MB, DAY_HOURS],
  IMPORT_TOO_LONG: [c.IMPOR_BARIS],
  IMPORT_PASSWORDS: [c.IMPOR_PASSWORD],
  ATTACHMENT_REFUSED: [c.LAMPIRAN_BYTES / MB],
  ATTACHMENT_QUOTA: [c.KUOTA_BERKAS, c.KUOTA_BYTES / MB, DAY_HOURS],
  TOO_EARLY: [TIDAK_HADIR_MENIT],
  ARRIVAL_EARLY: [TIBA_SEBELUM_JAM],
  SEARCH_SHORT: [HURUF_CARI],
  OBJECTION_LATE: [KEBERATAN_HARI],
  BOOKING_LIMITED: [DIBATASI_HARI],
  RECORD_GRANT_UNTIL: [c.IZIN_REKAM_HARI],
  SCREENING_QUOTA: [c.KUOTA_SKRINING, DAY_HOURS],
  COPY_QUOTA: [c.KUOTA_SALINAN, DAY_HOURS],
  AGE_CONTRADICTS: [USIA_DEWASA],
  GUARDIAN_NOT_NEEDED: [USIA_DEWASA],
  TEMPLATE_LIMIT: [c.TEMPLAT_TERBANYAK],
  tahun: Object.values(c.tahunDiterima),
  bpjsPanjang: [c.BPJS_DIGITS],
  passwordPendek: [c.PASSWORD_MIN],
  topik: [c.daftarTenaga.topik.banyak, c.daftarTenaga.topik.panjang],
  bahasa: [c.daftarTenaga.bahasa.banyak, c.daftarTenaga.bahasa.panjang],
}
/** Those whose numbers are no limits: names, prefixes, an hour of the clock, and the lengths of telephone numbers. */
const others = [
  'GUARDIAN_PENDING',
  'CSV_UNREADABLE',
  'SESSION_TOO_EARLY',
  'WHATSAPP_NUMBER',
  'nomorDarurat',
  'nomorDaruratTetap',
  'teleponAwal',
]

const numbersIn = (text: string): number[] =>
  (text.match(/\d+(?:\.\d{3})*/g) ?? []).map((number) => Number(number.replaceAll('.', '')))

test('each number in a sentence is that of its constant', () => {
  const refusals = Object.entries<Record<string, unknown>>(messages).map(([code, row]) => [
    code,
    Object.values(row)
      .filter((text) => typeof text === 'string')
      .join(' '),
  ])
  const sentences: [string, string][] = [...refusals, ...Object.entries({ ...fieldTexts, ...isianStaf })] as never
  const named = sentences
    .map(([key, text]) => [key, numbersIn(text)] as const)
    .filter(([key, numbers]) => numbers.length > 0 && !others.includes(key))
  expect(Object.fromEntries(named)).toEqual(limits)
})
