import type { Actor } from '@sehati/contract/base/access'
import type { Context } from '../../record/context.ts'
import { lockOwnCuti } from './access.ts'
import { removeCuti } from './cuti.store.ts'

/** Removes a leave. Consultations that were moved or cancelled for it stay so. */
export const removeOwnCuti = ({ db }: Context, actor: Actor, cuti_id: number): Promise<null> =>
  db.transaction(async (tx) => {
    await removeCuti(tx, (await lockOwnCuti(tx, actor, cuti_id)).cuti_id)
    return null
  })
