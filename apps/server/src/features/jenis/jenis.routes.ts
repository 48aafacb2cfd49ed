import * as api from '@sehati/contract/jenis/endpoints'
import type { Context } from '../../context.ts'
import { reject } from '../../http/errors.ts'
import { listJenis, listJenisPilihan } from './jenis.store.ts'
import { offer, showOwn } from './offer.act.ts'
import { addType, changeType } from './save.act.ts'
import { showSlots } from './show-slots.act.ts'

export function jenisRoutes(context: Context) {
  const { route, db, reads } = context

  route(api.listJenisPilihan, async ({ query }) => {
    const offered = await listJenisPilihan(reads, query.profid)
    return offered.length > 0 ? offered : reject('NOT_FOUND')
  })

  route(api.listSlotJenis, ({ actor, query }) => showSlots(context, actor, query))

  route(api.listJenisTenaga, ({ actor }) => showOwn(context, actor))

  route(api.putJenisTenaga, ({ actor, body }) => offer(context, actor, body))

  route(api.listJenis, () => listJenis(db))

  route(api.insertJenis, ({ body }) => addType(context, body))

  route(api.updateJenis, ({ query, body }) => changeType(context, query.id, body))
}
