import { isLayananPush } from '@sehati/contract/channel/push.rules'
import type { KunciPush, LanggananPush } from '@sehati/contract/channel/push.schema'
import type { Session } from '../../base/http/authentication.ts'
import { reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { insertLangganan, lockLangganan, removeSurplusLangganan } from './langganan.store.ts'

type Caller = Pick<Session, 'user_id' | 'sesi_id'>

/** Lets the browser of this session show pushes. Only addresses of known push services are stored, and so requested later. */
export async function subscribePush(
  { db, seal, clock, push }: Context,
  { user_id, sesi_id }: Caller,
  langganan: LanggananPush,
): Promise<KunciPush> {
  const { kunci, asalLain } = push
  if (kunci === null) reject('PUSH_OFF')
  if (!isLayananPush(langganan.endpoint, asalLain)) reject('PUSH_SERVICE')
  const isLive = await db.transaction(async (tx) => {
    await lockLangganan(tx, user_id)
    await removeSurplusLangganan(tx, { user_id, sesi_id }, langganan.endpoint)
    return insertLangganan(tx, seal, sesi_id, langganan, clock())
  })
  if (!isLive) reject('TOKEN_INVALID')
  return { kunci, aktif: true }
}
