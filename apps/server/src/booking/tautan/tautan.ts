import { TujuanTautan } from '@sehati/contract/booking/tautan.schema'
import { openToken, sealToken } from '../../base/db/mailed-token.ts'
import type { Seal } from '../../base/db/seal.ts'

/** The content of a link: one act on one consultation at one time, for the mailbox with this mark (`users.alamat_tanda`). */
export type IsiTautan = { tujuan: TujuanTautan; jadwal_id: number; mulai: Date; tanda: number }

/** Links of reminders. */
export const makeTautan = (seal: Pick<Seal, 'seal' | 'open'>) => ({
  sign: ({ tujuan, jadwal_id, mulai, tanda }: IsiTautan): string =>
    sealToken(seal, 'tautan', [tujuan, jadwal_id, mulai.getTime(), tanda]),

  /** Null for an invalid link. */
  read: (token: string): IsiTautan | null =>
    openToken(seal, 'tautan', token, ([tujuan, jadwal_id, mulai, tanda]) => ({
      tujuan: TujuanTautan.parse(tujuan),
      jadwal_id,
      mulai: new Date(mulai),
      // Links of before the marks have none: they are of the first address.
      tanda: tanda ?? 0,
    })),
})
