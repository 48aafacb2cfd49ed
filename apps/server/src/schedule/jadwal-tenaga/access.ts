import type { Actor } from '@sehati/contract/base/access'
import type { JadwalTenaga } from '@sehati/contract/schedule/jadwal-tenaga.schema'
import type { Db } from '../../base/db/db.ts'
import { reject } from '../../base/http/errors.ts'
import { mayManage } from './jadwal-tenaga.policy.ts'
import { findJadwalTenaga, lockJadwalTenaga } from './jadwal-tenaga.store.ts'

/** A session of the calling professional; another's is refused as `NOT_FOUND`. */
export async function ownSession(db: Db, actor: Actor, jadwal_tenaga_id: number): Promise<JadwalTenaga> {
  const session = await findJadwalTenaga(db, jadwal_tenaga_id)
  return session && mayManage(actor, session) ? session : reject('NOT_FOUND')
}

/** The same, locked until the transaction ends. */
export async function lockOwnSession(tx: Db, actor: Actor, jadwal_tenaga_id: number): Promise<JadwalTenaga> {
  const session = await lockJadwalTenaga(tx, jadwal_tenaga_id)
  return session && mayManage(actor, session) ? session : reject('NOT_FOUND')
}
