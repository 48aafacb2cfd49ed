import { openToken, sealToken } from '../../base/db/mailed-token.ts'
import type { Seal } from '../../base/db/seal.ts'

/** The content of a link to one offer, for the mailbox with this mark (`users.alamat_tanda`). */
export type IsiTautanTawaran = { tawaran_id: number; tanda: number }

export const signTautanTawaran = (seal: Pick<Seal, 'seal'>, { tawaran_id, tanda }: IsiTautanTawaran): string =>
  sealToken(seal, 'tawaran', [tawaran_id, tanda])

/** Null for an invalid token. */
export const readTautanTawaran = (seal: Pick<Seal, 'open'>, token: string): IsiTautanTawaran | null =>
  openToken(seal, 'tawaran', token, ([tawaran_id, tanda]) => ({ tawaran_id, tanda }))
