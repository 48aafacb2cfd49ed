import { JenisLibur } from '@sehati/contract/absence/hari-libur.schema'
import { levelIds, roles } from '@sehati/contract/base/access'
import { JENIS_UMUM } from '@sehati/contract/base/constants'
import * as texts from '@sehati/contract/base/texts'
import { namaHari } from '@sehati/contract/base/waktu'
import { jenisKata, kelompokKata } from '@sehati/contract/channel/pemberitahuan.texts'
import { kalimatPush } from '@sehati/contract/channel/push.texts'
import { statusSuratKata } from '@sehati/contract/channel/surat.texts'
import { izinWhatsapp } from '@sehati/contract/channel/whatsapp.texts'
import { ISI_TERTUTUP } from '@sehati/contract/consultation/konsultasi.messages'
import { MetodeKonsultasi, StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { allEndpoints } from '@sehati/contract/endpoints'
import { messages } from '@sehati/contract/messages'
import { Gender, StatusUser } from '@sehati/contract/people/user.schema'
import { AlasanHari } from '@sehati/contract/schedule/ketersediaan.schema'
import { bilikTexts } from '@sehati/contract/talk/bilik.texts'

/** The source file that the contract's catalogue names for its sentences. */
export const SENTENCES_FILE = 'build/contract-sentences.ts'

/** Keys whose texts are codes, which no user reads. */
const machine = new Set(['field', 'status', 'code'])

/** Every text within a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /\p{L}/u.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (machine.has(key) ? [] : textsIn(inner)))
}

/** Values of requests and responses that are shown unchanged. */
const words = [
  ISI_TERTUTUP,
  ...namaHari,
  ...levelIds.map((level) => roles[level].nama),
  JENIS_UMUM.nama_jenis,
  ...[StatusKonsultasi, MetodeKonsultasi, AlasanHari, Gender, StatusUser, JenisLibur].flatMap((kind) => kind.options),
]

/**
 * Every Indonesian sentence and word that users read and that comes from the contract, not from a component. The web finds
 * its English by the sentence itself, with its places such as `{maksimum}`.
 */
export const contractSentences = (): string[] =>
  [
    ...new Set([
      ...textsIn(messages),
      ...textsIn({ ...texts, bilikTexts, jenisKata, kelompokKata, kalimatPush, statusSuratKata, izinWhatsapp }),
      ...textsIn(Object.values(allEndpoints).map(({ message }) => message)),
      ...words,
    ]),
  ].sort()
