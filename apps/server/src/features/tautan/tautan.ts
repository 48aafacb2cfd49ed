import { TujuanTautan } from '@sehati/contract/tautan.schema'
import type { Seal } from '../../db/seal.ts'

/** What a link stands for: one act on one consultation at one time. */
export type IsiTautan = { tujuan: TujuanTautan; jadwal_id: number; mulai: Date }

/**
 * Links of reminders. A link is sealed, not only signed: it tells its reader nothing, nobody can make one or change
 * one, and every process of any later day reads it, for nothing is kept.
 */
export const makeTautan = (seal: Pick<Seal, 'seal' | 'open'>) => ({
  sign: ({ tujuan, jadwal_id, mulai }: IsiTautan): string =>
    seal.seal('tautan', JSON.stringify([tujuan, jadwal_id, mulai.getTime()])).toString('base64url'),

  /** Null where this is no link of ours. */
  read(token: string): IsiTautan | null {
    try {
      const [tujuan, jadwal_id, mulai] = JSON.parse(seal.open('tautan', Buffer.from(token, 'base64url')))
      return { tujuan: TujuanTautan.parse(tujuan), jadwal_id, mulai: new Date(mulai) }
    } catch {
      // Cut off by a mail program, typed by hand, or sealed with a key that is gone: all the same to whoever holds it.
      return null
    }
  },
})
