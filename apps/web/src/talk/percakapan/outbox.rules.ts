import type { Kutipan } from '@sehati/contract/talk/percakapan.schema'
import { ApiError } from '../../base/lib/api-error.ts'

/** A file that goes with a message, as it was chosen on this device. */
export type Berkas = { nama: string; isi: Blob }

/** A message on its way: written here, not yet known to be on the server. */
export type Kiriman = {
  client_id: string
  user_id: number
  jadwal_id: number
  pesan: string
  balasan: Kutipan | null
  berkas: Berkas | null
  /** Grows from message to message of a person on this device: their order. */
  urut: number
  /** When it was written, ISO 8601. */
  waktu: string
  /** Why it was refused; a refused message waits for its writer. */
  ditolak: string | null
}

export const inOrder = (list: readonly Kiriman[]): Kiriman[] => [...list].sort((a, b) => a.urut - b.urut)

/** What goes out next in a conversation. What was refused does not hold up what was written after it. */
export const nextOf = (list: readonly Kiriman[], jadwal_id: number): Kiriman | undefined =>
  inOrder(list).find((kiriman) => kiriman.jadwal_id === jadwal_id && kiriman.ditolak === null)

const FIRST_MS = 1_000
const LONGEST_MS = 30_000

/** How long to wait after so many failures in a row; never quite the same, so that not all come back at once. */
export const backOff = (failures: number, random: number = Math.random()): number =>
  Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS) * (0.75 + random / 2)

const FAULTS = 6

/**
 * What a failed attempt means: `again` where nothing was decided, `stop` where the session has ended, `refused` where
 * trying again would be refused again. A server that fails on the same message every time counts as refusing.
 */
export function verdictOf(error: unknown, failures: number): 'again' | 'stop' | 'refused' {
  if (!(error instanceof ApiError) || error.isPassing) return 'again'
  if (error.status === 401) return 'stop'
  if (error.status === 408 || error.status === 429) return 'again'
  if (error.status >= 500 || error.code === 'BAD_RESPONSE') return failures + 1 < FAULTS ? 'again' : 'refused'
  return 'refused'
}
