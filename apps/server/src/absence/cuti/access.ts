import type { Actor } from '@sehati/contract/base/access'
import type { Db } from '../../base/db/db.ts'
import { reject } from '../../base/http/errors.ts'
import { mayManage } from './cuti.policy.ts'
import { type CutiRow, lockCuti } from './cuti.store.ts'

/** A leave that the caller manages, locked until the transaction ends; another one is refused as `NOT_FOUND`. */
export async function lockManaged(tx: Db, actor: Actor, cuti_id: number): Promise<CutiRow> {
  const cuti = await lockCuti(tx, cuti_id)
  return cuti && mayManage(actor, cuti) ? cuti : reject('NOT_FOUND')
}
