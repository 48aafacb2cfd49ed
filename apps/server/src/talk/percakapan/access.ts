import type { Actor } from '@sehati/contract/base/access'
import type { Db } from '../../base/db/db.ts'
import { found } from '../../base/http/errors.ts'
import { isPeserta } from './percakapan.policy.ts'
import { findRuang, findRuangOf, type Ruang } from './ruang.store.ts'

const ours = (actor: Actor, ruang: Ruang | null) => found(ruang && isPeserta(actor, ruang) ? ruang : null)

/** The conversation of a consultation in which the caller takes part; refused as `NOT_FOUND` otherwise. */
export const readableRuang = async (db: Db, actor: Actor, jadwal_id: number): Promise<Ruang> =>
  ours(actor, await findRuang(db, jadwal_id))

/** The same for the conversation of a message. */
export const readableRuangOf = async (db: Db, actor: Actor, pesan_id: number): Promise<Ruang> =>
  ours(actor, await findRuangOf(db, pesan_id))

export async function isPesertaOf(db: Db, actor: Actor, jadwal_id: number): Promise<boolean> {
  const ruang = await findRuang(db, jadwal_id)
  return ruang !== null && isPeserta(actor, ruang)
}
