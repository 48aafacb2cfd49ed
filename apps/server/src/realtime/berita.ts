import { Id } from '@sehati/contract/isian'
import { SlotBerubah } from '@sehati/contract/realtime.schema'
import { z } from 'zod'

/** The channel on which the database tells what was committed (migrations/0009_kabar.sql). */
export const CHANNEL = 'sehati'

/** What is told there. A slot's news without a professional concerns all of them. */
const Berita = z.discriminatedUnion('jenis', [
  SlotBerubah.extend({ profesional_id: Id.nullable() }),
  z.object({ jenis: z.literal('sesi'), sesi_id: Id }),
  z.object({ jenis: z.literal('akun'), user_id: Id }),
])
export type Berita = z.output<typeof Berita>

/** Null for what this version does not know: during an upgrade the database may be ahead of a process. */
export function readBerita(text: string): Berita | null {
  try {
    return Berita.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
