import { levelIds, roles } from '@sehati/contract/access'
import { bilikTexts } from '@sehati/contract/bilik/texts'
import { JENIS_UMUM } from '@sehati/contract/constants'
import { allEndpoints } from '@sehati/contract/endpoints'
import { JenisLibur } from '@sehati/contract/hari-libur/schema'
import { AlasanHari } from '@sehati/contract/ketersediaan/schema'
import { ISI_TERTUTUP } from '@sehati/contract/konsultasi/messages'
import { MetodeKonsultasi, StatusKonsultasi } from '@sehati/contract/konsultasi/schema'
import { messages } from '@sehati/contract/messages'
import { jenisKata } from '@sehati/contract/pemberitahuan/texts'
import { kalimatPush } from '@sehati/contract/push/texts'
import { statusSuratKata } from '@sehati/contract/surat/texts'
import * as texts from '@sehati/contract/texts'
import { Gender, StatusUser } from '@sehati/contract/user/schema'
import { namaHari } from '@sehati/contract/waktu'
import { izinWhatsapp } from '@sehati/contract/whatsapp/texts'

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
      ...textsIn({ ...texts, bilikTexts, jenisKata, kalimatPush, statusSuratKata, izinWhatsapp }),
      ...textsIn(Object.values(allEndpoints).map(({ message }) => message)),
      ...words,
    ]),
  ].sort()
