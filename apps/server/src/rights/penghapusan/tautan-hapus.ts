import { openToken, sealToken } from '../../base/db/mailed-token.ts'
import type { Seal } from '../../base/db/seal.ts'

/** The content of a link that confirms an erasure, for the mailbox with this mark (`users.alamat_tanda`). */
export type IsiTautanHapus = { permintaan_id: number; tanda: number }

export const signTautanHapus = (seal: Pick<Seal, 'seal'>, { permintaan_id, tanda }: IsiTautanHapus): string =>
  sealToken(seal, 'hapus', [permintaan_id, tanda])

/** Null for an invalid token. */
export const readTautanHapus = (seal: Pick<Seal, 'open'>, token: string): IsiTautanHapus | null =>
  openToken(seal, 'hapus', token, ([permintaan_id, tanda]) => ({ permintaan_id, tanda }))
