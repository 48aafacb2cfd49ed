import * as api from '@sehati/contract/channel/push.endpoints'
import type { Context } from '../../record/context.ts'
import { hasLangganan, removeLangganan } from './langganan.store.ts'
import { subscribePush } from './subscribe.act.ts'

export function routes(context: Context) {
  const { route, db, push } = context

  route(api.getKunciPush, async ({ actor }) => ({ kunci: push.kunci, aktif: await hasLangganan(db, actor.sesi_id) }))

  route(api.putLanggananPush, ({ actor, body }) => subscribePush(context, actor, body))

  route(api.removeLanggananPush, async ({ actor }) => {
    await removeLangganan(db, actor.sesi_id)
    return { kunci: push.kunci, aktif: false }
  })
}
