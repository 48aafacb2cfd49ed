import { JenisPemberitahuan } from '@sehati/contract/channel/pemberitahuan.schema'
import type { Seal } from '../../base/db/seal.ts'

/** Whose mails a link turns off, of which kind, and the mark of the mailbox to which it went (`users.alamat_tanda`). */
export type IsiBerhenti = { user_id: number; jenis: JenisPemberitahuan; alamat_tanda: number }

/**
 * The tokens of the links that turn mails off. They are encrypted like those of reminders, and nothing is stored. A token
 * ends with the address to which it was mailed and does not expire before: an old mail in a mailbox must still be able to do it, and a person can turn the mails on again.
 */
export const makeTautanBerhenti = (seal: Pick<Seal, 'seal' | 'open'>) => ({
  sign: ({ user_id, jenis, alamat_tanda }: IsiBerhenti): string =>
    seal.seal('berhenti', JSON.stringify([user_id, jenis, alamat_tanda])).toString('base64url'),

  /** Null for an invalid token. */
  read(token: string): IsiBerhenti | null {
    try {
      const [user_id, jenis, alamat_tanda] = JSON.parse(seal.open('berhenti', Buffer.from(token, 'base64url')))
      return { user_id, jenis: JenisPemberitahuan.parse(jenis), alamat_tanda: alamat_tanda ?? 0 }
    } catch {
      // Cut off by a mail program, or encrypted with a key that is gone: the response is the same.
      return null
    }
  },
})
