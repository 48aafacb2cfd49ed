import { levelIds, roles } from '@sehati/contract/access'
import { JENIS_UMUM } from '@sehati/contract/constants'
import { allEndpoints } from '@sehati/contract/endpoints'
import { JenisLibur } from '@sehati/contract/hari-libur/schema'
import { AlasanHari } from '@sehati/contract/ketersediaan/schema'
import { MetodeKonsultasi, StatusKonsultasi } from '@sehati/contract/konsultasi/schema'
import { messages } from '@sehati/contract/messages'
import { jenisKata } from '@sehati/contract/pemberitahuan/texts'
import { statusSuratKata } from '@sehati/contract/surat/texts'
import * as texts from '@sehati/contract/texts'
import { Gender, StatusUser } from '@sehati/contract/user/schema'
import { namaHari } from '@sehati/contract/waktu'

/** Where the catalogue of the contract says that its sentences come from. */
export const SENTENCES_FILE = 'build/contract-sentences.ts'

/** Keys whose texts are for the machine. */
const machine = new Set(['field', 'status', 'code'])

/** Every text within a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /\p{L}/u.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (machine.has(key) ? [] : textsIn(inner)))
}

/** Values of the wire that are shown as they are. */
const words = [
  ...namaHari,
  ...levelIds.map((level) => roles[level].nama),
  JENIS_UMUM.nama_jenis,
  ...[StatusKonsultasi, MetodeKonsultasi, AlasanHari, Gender, StatusUser, JenisLibur].flatMap((kind) => kind.options),
]

/**
 * Every Indonesian sentence and word that reaches a person from the contract instead of from a component. The web looks
 * its English up by the sentence with its places, `{maksimum}`.
 */
export const contractSentences = (): string[] =>
  [
    ...new Set([
      ...textsIn(messages),
      ...textsIn({ ...texts, jenisKata, statusSuratKata }),
      ...textsIn(Object.values(allEndpoints).map(({ message }) => message)),
      ...words,
    ]),
  ].sort()
