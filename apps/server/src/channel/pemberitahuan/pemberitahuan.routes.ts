import { berhenti, lihatBerhenti } from '@sehati/contract/channel/berhenti.endpoints'
import * as api from '@sehati/contract/channel/pemberitahuan.endpoints'
import type { Context } from '../../record/context.ts'
import { chooseKabar, listPilihan } from './choose.act.ts'
import { countBelumDibaca, pagePemberitahuan } from './pemberitahuan.store.ts'
import { readNotices } from './read.act.ts'
import { showUnsubscribe, unsubscribe } from './unsubscribe.act.ts'

export function routes(context: Context) {
  const { route, db } = context

  route(api.listPemberitahuan, ({ actor, query }) => pagePemberitahuan(db, actor.user_id, query))

  route(api.countPemberitahuan, async ({ actor }) => ({ jumlah: await countBelumDibaca(db, actor.user_id) }))

  route(api.readPemberitahuan, ({ actor, body }) => readNotices(context, actor.user_id, body))

  route(api.listPilihanKabar, ({ actor }) => listPilihan(db, actor))

  route(api.putPilihanKabar, ({ actor, body }) => chooseKabar(context, actor, body))

  route(lihatBerhenti, ({ query }) => showUnsubscribe(context, query.token))

  route(berhenti, ({ query }) => unsubscribe(context, query.token))
}
