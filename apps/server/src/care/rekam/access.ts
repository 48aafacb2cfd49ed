import type { Actor } from '@sehati/contract/base/access'
import type { Db } from '../../base/db/db.ts'
import { reject } from '../../base/http/errors.ts'
import { refuseTertutup } from '../../consultation/konsultasi/access.ts'
import { isKlien, mayWrite, type PihakRekam } from './rekam.policy.ts'
import { findPihakRekam, hasPermintaan, lockPihakRekam } from './rekam.store.ts'

type Judge = (actor: Actor, k: PihakRekam) => boolean
/** Refused as `NOT_FOUND` to all others, so that its existence stays unknown. */
const only = (judge: Judge, actor: Actor, k: PihakRekam | null): PihakRekam =>
  k && judge(actor, k) ? k : reject('NOT_FOUND')

/** The consultation whose notes the caller writes. */
export async function writable(db: Db, actor: Actor, jadwal_id: number): Promise<PihakRekam> {
  const k = only(mayWrite, actor, await findPihakRekam(db, jadwal_id))
  refuseTertutup(actor)
  return k
}

/** Like `writable`, and locks the consultation until the transaction ends. */
export async function lockWritable(tx: Db, actor: Actor, jadwal_id: number): Promise<PihakRekam> {
  const k = only(mayWrite, actor, await lockPihakRekam(tx, jadwal_id))
  refuseTertutup(actor)
  return k
}

/** Like `lockWritable`, for a release: where the author is gone, also by who reads the notes for a request of the client. */
export async function lockReleasable(
  tx: Db,
  actor: Actor,
  jadwal_id: number,
): Promise<PihakRekam & { milik: boolean }> {
  const k = await lockPihakRekam(tx, jadwal_id)
  const milik = k !== null && mayWrite(actor, k)
  if (!k || !(milik || (await hasPermintaan(tx, jadwal_id, actor.user_id)))) reject('NOT_FOUND')
  refuseTertutup(actor)
  return { ...k, milik }
}

/** The consultation whose client the caller is. */
export const ofKlien = async (db: Db, actor: Actor, jadwal_id: number): Promise<PihakRekam> =>
  only(isKlien, actor, await findPihakRekam(db, jadwal_id))
