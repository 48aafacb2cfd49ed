import { Id } from '@sehati/contract/isian'
import {
  PemberitahuanBaru,
  PesanBerubah,
  SedangMengetik,
  SlotBerubah,
  TandaBerubah,
} from '@sehati/contract/realtime.schema'
import { z } from 'zod'

/** The channel on which the database tells what was committed (migrations/0009_kabar.sql). */
export const CHANNEL = 'sehati'

/** The persons whom it concerns. */
const kepada = z.array(Id).min(1).max(2)

/**
 * What is told there, between servers: ids and dates only, for anybody who may connect to the database can listen.
 * A slot's news without a professional concerns all of them; `luput` says that everything is to be read anew: news was lost on the way, or changed too much to tell one by one. `tenaga` is
 * a person who became a professional, or another one.
 */
const Berita = z.discriminatedUnion('jenis', [
  SlotBerubah.extend({ profesional_id: Id.nullable() }),
  PesanBerubah.extend({ kepada }),
  TandaBerubah.extend({ kepada }),
  SedangMengetik,
  PemberitahuanBaru,
  z.object({ jenis: z.literal('sesi'), sesi_id: Id }),
  z.object({ jenis: z.literal('akun'), user_id: Id }),
  z.object({ jenis: z.literal('tenaga'), user_id: Id }),
  z.object({ jenis: z.literal('luput') }),
])
export type Berita = z.output<typeof Berita>

/** PostgreSQL takes less than 8 000 bytes at once; what is told has one byte for each character. */
const MOST = 7_900

/** News as few payloads, in its order: each is an array. */
export function packBerita(news: Berita[]): string[] {
  const payloads: string[] = []
  let pieces: string[] = []
  let length = 0
  for (const piece of news.map((one) => JSON.stringify(one))) {
    if (length + piece.length + 2 > MOST) {
      payloads.push(`[${pieces}]`)
      pieces = []
      length = 0
    }
    pieces.push(piece)
    length += piece.length + 1
  }
  return pieces.length > 0 ? [...payloads, `[${pieces}]`] : payloads
}

/** One piece, as triggers tell it, or many; without what this version does not know: during an upgrade others may be ahead. */
export function readBerita(text: string): Berita[] {
  try {
    return [JSON.parse(text)].flat().flatMap((piece) => Berita.safeParse(piece).data ?? [])
  } catch {
    return []
  }
}
