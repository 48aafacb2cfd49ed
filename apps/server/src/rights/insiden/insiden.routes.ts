import * as api from '@sehati/contract/rights/insiden.endpoints'
import { found } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { changeInsiden, openInsiden } from './change.act.ts'
import { listInsiden } from './insiden.store.ts'
import { noteInsiden } from './note.act.ts'
import { askInsiden, findTerdampak, noteDisurati, notifyInsiden } from './notify.act.ts'
import { demandPenyetuju, demandPetugas } from './petugas.ts'
import { showInsiden, showInsidenSaya } from './show.act.ts'
import { updateDibaca } from './terdampak.store.ts'

export function routes(context: Context) {
  const { route, db, clock } = context

  route(api.listInsiden, async ({ actor }) => {
    await demandPenyetuju(db, actor)
    return listInsiden(db)
  })

  route(api.getInsiden, async ({ actor, asal, query }) => {
    await demandPenyetuju(db, actor)
    return showInsiden(context, { actor, asal }, query.id)
  })

  route(api.insertInsiden, async ({ actor, asal, body }) => {
    await demandPetugas(db, actor)
    return openInsiden(context, { actor, asal }, body)
  })

  route(api.updateInsiden, async ({ actor, asal, query, body }) => {
    await demandPetugas(db, actor)
    return changeInsiden(context, { actor, asal }, query.id, body)
  })

  route(api.insertCatatanInsiden, async ({ actor, asal, query, body }) => {
    await demandPetugas(db, actor)
    return noteInsiden(context, { actor, asal }, query.id, body.isi)
  })

  route(api.insertTerdampak, async ({ actor, asal, query, body }) => {
    await demandPetugas(db, actor)
    return findTerdampak(context, { actor, asal }, query.id, body)
  })

  route(api.kirimInsiden, async ({ actor, asal, query }) => {
    await demandPenyetuju(db, actor)
    return notifyInsiden(context, { actor, asal }, query.id)
  })

  route(api.ajukanInsiden, async ({ actor, asal, query }) => {
    await demandPetugas(db, actor)
    return askInsiden(context, { actor, asal }, query.id)
  })

  route(api.insertDisurati, async ({ actor, asal, query, body }) => {
    await demandPetugas(db, actor)
    return noteDisurati(context, { actor, asal }, { insiden_id: query.id, user_id: body.user_id })
  })

  route(api.listInsidenSaya, ({ actor }) => showInsidenSaya(context, actor.user_id))

  route(api.bacaInsiden, async ({ actor, query }) => {
    found(await updateDibaca(db, { insiden_id: query.id, user_id: actor.user_id }, clock()))
    return null
  })
}
