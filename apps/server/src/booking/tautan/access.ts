import type { TujuanTautan } from '@sehati/contract/booking/tautan.schema'
import { isScheduled } from '@sehati/contract/consultation/konsultasi.rules'
import type { Db } from '../../base/db/db.ts'
import { found, reject } from '../../base/http/errors.ts'
import { lockKonsultasi } from '../../consultation/konsultasi/konsultasi.store.ts'
import type { Context } from '../../record/context.ts'
import { findJanji, type Janji } from './tautan.store.ts'
import { type IsiTautan, makeTautan } from './tautan.ts'

/** The content of a link of this purpose, before its consultation starts; `LINK_INVALID` otherwise. */
export function readLink({ seal, clock }: Context, token: string, tujuan?: TujuanTautan): IsiTautan {
  const isi = found(makeTautan(seal).read(token), 'LINK_INVALID')
  if ((tujuan && isi.tujuan !== tujuan) || isi.mulai <= clock()) reject('LINK_INVALID')
  return isi
}

/** A consultation that moved or ended invalidates its links; a cancelled one cannot be cancelled again. */
export function stands({ tujuan, mulai }: IsiTautan, janji: Janji): boolean {
  if (new Date(janji.tanggal).getTime() !== mulai.getTime()) return false
  return isScheduled(janji.status) || (tujuan === 'batal' && janji.status === 'dibatalkan')
}

/** The consultation of a valid link. */
export async function standing(db: Db, isi: IsiTautan): Promise<Janji> {
  const janji = await janjiOf(db, isi)
  return stands(isi, janji) ? janji : reject('LINK_INVALID')
}

/** Runs `work` on the locked consultation of a link. `work` decides whether the link is still valid. */
export const withLocked = (
  { db }: Context,
  isi: IsiTautan,
  work: (tx: Db, janji: Janji) => Promise<unknown>,
): Promise<null> =>
  db.transaction(async (tx) => {
    await lockKonsultasi(tx, isi.jadwal_id)
    await work(tx, await janjiOf(tx, isi))
    return null
  })

/** A link that was mailed to another address than the present one is invalid. */
async function janjiOf(db: Db, { jadwal_id, tanda }: IsiTautan): Promise<Janji> {
  const janji = found(await findJanji(db, jadwal_id), 'LINK_INVALID')
  return janji.alamat_tanda === tanda ? janji : reject('LINK_INVALID')
}
