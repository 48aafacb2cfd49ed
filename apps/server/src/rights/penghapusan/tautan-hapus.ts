import type { Seal } from '../../base/db/seal.ts'

/** The content of a link that confirms an erasure, for the mailbox with this mark (`users.alamat_tanda`). */
export type IsiTautanHapus = { permintaan_id: number; tanda: number }

/** The token of a mailed link: encrypted, and stored nowhere. */
export const signTautanHapus = (seal: Pick<Seal, 'seal'>, { permintaan_id, tanda }: IsiTautanHapus): string =>
  seal.seal('hapus', JSON.stringify([permintaan_id, tanda])).toString('base64url')

/** Null for an invalid token. */
export function readTautanHapus(seal: Pick<Seal, 'open'>, token: string): IsiTautanHapus | null {
  try {
    const [permintaan_id, tanda] = JSON.parse(seal.open('hapus', Buffer.from(token, 'base64url')))
    return { permintaan_id, tanda }
  } catch {
    // Cut off by a mail program, or encrypted with a key that is gone: the response is the same.
    return null
  }
}
