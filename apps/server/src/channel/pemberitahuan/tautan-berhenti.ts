import { JenisPemberitahuan } from '@sehati/contract/channel/pemberitahuan.schema'
import { openToken, sealToken } from '../../base/db/mailed-token.ts'
import type { Seal } from '../../base/db/seal.ts'

/** Whose mails a link turns off, of which kind, and the mark of the mailbox to which it went (`users.alamat_tanda`). */
export type IsiBerhenti = { user_id: number; jenis: JenisPemberitahuan; alamat_tanda: number }

/**
 * The tokens of the links that turn mails off. A token ends with the address to which it was mailed and does not expire before: an old
 * mail in a mailbox must still be able to do it, and a person can turn the mails on again.
 */
export const makeTautanBerhenti = (seal: Pick<Seal, 'seal' | 'open'>) => ({
  sign: ({ user_id, jenis, alamat_tanda }: IsiBerhenti): string =>
    sealToken(seal, 'berhenti', [user_id, jenis, alamat_tanda]),

  /** Null for an invalid token. */
  read: (token: string): IsiBerhenti | null =>
    openToken(seal, 'berhenti', token, ([user_id, jenis, alamat_tanda]) => ({
      user_id,
      jenis: JenisPemberitahuan.parse(jenis),
      alamat_tanda: alamat_tanda ?? 0,
    })),
})
