import * as api from '@sehati/contract/rights/permintaan.endpoints'
import type { Context } from '../../record/context.ts'
import { listKunci } from '../data-saya/salinan.store.ts'
import { confirmHapus } from './confirm.act.ts'
import { listSisa } from './penghapusan.store.ts'

export function routes(context: Context) {
  const { route, db } = context

  route(api.previewHapus, async ({ actor }) => listSisa(db, await listKunci(db), actor.user_id))

  route(api.confirmHapus, ({ asal, body }) => confirmHapus(context, asal, body.token))
}
