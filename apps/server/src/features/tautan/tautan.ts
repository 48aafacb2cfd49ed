import { TujuanTautan } from '@sehati/contract/tautan/schema'
import type { Seal } from '../../db/seal.ts'

/** The content of a link: one act on one consultation at one time. */
export type IsiTautan = { tujuan: TujuanTautan; jadwal_id: number; mulai: Date }

/**
 * Links of reminders. A link is encrypted, not only signed: it reveals nothing, only the product can create or change
 * one, and every process can read it later, because nothing is stored.
 */
export const makeTautan = (seal: Pick<Seal, 'seal' | 'open'>) => ({
  sign: ({ tujuan, jadwal_id, mulai }: IsiTautan): string =>
    seal.seal('tautan', JSON.stringify([tujuan, jadwal_id, mulai.getTime()])).toString('base64url'),

  /** Null for an invalid link. */
  read(token: string): IsiTautan | null {
    try {
      const [tujuan, jadwal_id, mulai] = JSON.parse(seal.open('tautan', Buffer.from(token, 'base64url')))
      return { tujuan: TujuanTautan.parse(tujuan), jadwal_id, mulai: new Date(mulai) }
    } catch {
      // Cut off by a mail program, typed by hand, or encrypted with a key that is gone: the response is the same.
      return null
    }
  },
})
