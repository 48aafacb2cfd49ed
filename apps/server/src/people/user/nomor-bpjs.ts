import type { User } from '@sehati/contract/people/user.schema'
import type { Seal } from '../../base/db/seal.ts'

/** The encrypted BPJS number of an account, as the database has it; null where there is none. */
export type NomorSegel = { user_id: number; no_bpjs_segel: Buffer | null }
/** An account as the database has it. */
export type UserRow = Omit<User, 'no_bpjs'> & NomorSegel

const placeOf = (user_id: number) => `users.no_bpjs:${user_id}` as const

/** Both columns of a number; null where there is none. */
export type NomorTersimpan = { segel: Buffer | null; sidik: Buffer | null }

/** Null and the empty text mean none. */
export const sealNomor = (seal: Seal, user_id: number, nomor: string | null | undefined): NomorTersimpan =>
  nomor
    ? { segel: seal.seal(placeOf(user_id), nomor), sidik: seal.fingerprint('users.no_bpjs', nomor) }
    : { segel: null, sidik: null }

/** A number that no key decrypts is reported, and shown as none. */
export const openNomor = (seal: Seal, { user_id, no_bpjs_segel }: NomorSegel): string | null =>
  no_bpjs_segel && seal.readOrNull(placeOf(user_id), no_bpjs_segel)

/** `openNomor` for the rows of a list, in which one person may stand many times. */
export function openNomorOnce(seal: Seal): (row: NomorSegel) => string | null {
  const known = new Map<number, string | null>()
  return (row) => {
    const { user_id } = row
    if (!known.has(user_id)) known.set(user_id, openNomor(seal, row))
    return known.get(user_id) ?? null
  }
}

/** The row with its number readable, in the place of the encrypted one. */
export function withNomor<Row extends NomorSegel>(
  seal: Seal,
  row: Row,
): Omit<Row, 'no_bpjs_segel'> & { no_bpjs: string | null } {
  const { no_bpjs_segel: _, ...rest } = row
  return { ...rest, no_bpjs: openNomor(seal, row) }
}
