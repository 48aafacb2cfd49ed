import { TujuanTautan } from '@sehati/contract/booking/tautan.schema'
import type { Seal } from '../../base/db/seal.ts'

/** The content of a link: one act on one consultation at one time, for the mailbox with this mark (`users.alamat_tanda`). */
export type IsiTautan = { tujuan: TujuanTautan; jadwal_id: number; mulai: Date; tanda: number }

/**
 * Links of reminders. A link is encrypted, not only signed: it reveals nothing, only the product can create or change
 * one, and every process can read it later, because nothing is stored.
 */
export const makeTautan = (seal: Pick<Seal, 'seal' | 'open'>) => ({
  sign: ({ tujuan, jadwal_id, mulai, tanda }: IsiTautan): string =>
    seal.seal('tautan', JSON.stringify([tujuan, jadwal_id, mulai.getTime(), tanda])).toString('base64url'),

  /** Null for an invalid link. */
  read(token: string): IsiTautan | null {
    try {
      // Links of before the marks have none: they are of the first address.
      const [tujuan, jadwal_id, mulai, tanda] = JSON.parse(seal.open('tautan', Buffer.from(token, 'base64url')))
      return { tujuan: TujuanTautan.parse(tujuan), jadwal_id, mulai: new Date(mulai), tanda: tanda ?? 0 }
    } catch {
      // Cut off by a mail program, typed by hand, or encrypted with a key that is gone: the response is the same.
      return null
    }
  },
})
