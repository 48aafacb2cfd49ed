import type { Seal } from '../../base/db/seal.ts'

/** The content of a link to one offer, for the mailbox with this mark (`users.alamat_tanda`). */
export type IsiTautanTawaran = { tawaran_id: number; tanda: number }

/** The token of a mailed link: encrypted like those of reminders, and stored nowhere. */
export const signTautanTawaran = (seal: Pick<Seal, 'seal'>, { tawaran_id, tanda }: IsiTautanTawaran): string =>
  seal.seal('tawaran', JSON.stringify([tawaran_id, tanda])).toString('base64url')

/** Null for an invalid token. */
export function readTautanTawaran(seal: Pick<Seal, 'open'>, token: string): IsiTautanTawaran | null {
  try {
    const [tawaran_id, tanda] = JSON.parse(seal.open('tawaran', Buffer.from(token, 'base64url')))
    return { tawaran_id, tanda }
  } catch {
    // Cut off by a mail program, typed by hand, or encrypted with a key that is gone: the response is the same.
    return null
  }
}
