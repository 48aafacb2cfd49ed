import * as api from '@sehati/contract/jenis/endpoints'
import type { Context } from '../../context.ts'
import { reject } from '../../http/errors.ts'
import { catatAtur } from '../jejak/catat-atur.ts'
import { listJenis, listJenisPilihan } from './jenis.store.ts'
import { offer, showOwn } from './offer.act.ts'
import { addType, changeType } from './save.act.ts'
import { showSlots } from './show-slots.act.ts'

export function jenisRoutes(context: Context) {
  const { route, db, reads } = context

  const choices = async (profid: number, byClinic: boolean) => {
    const offered = await listJenisPilihan(reads, profid, byClinic)
    return offered.length > 0 ? offered : reject('NOT_FOUND')
  }
  route(api.listJenisPilihan, ({ query }) => choices(query.profid, false))
  route(api.listJenisPilihanAdmin, ({ query }) => choices(query.profid, true))

  route(api.listSlotJenis, ({ actor, query }) => showSlots(context, query, { peminta: actor.user_id, byClinic: false }))
  route(api.listSlotJenisAdmin, ({ query }) => showSlots(context, query, { peminta: 0, byClinic: true }))
  route(api.listSlotJenisTenpro, ({ query }) => showSlots(context, query, { peminta: 0, byClinic: false }))

  route(api.listJenisTenaga, ({ actor }) => showOwn(context, actor))

  route(api.putJenisTenaga, ({ actor, body }) => offer(context, actor, body))

  route(api.listJenis, () => listJenis(db))

  const about = ({ jenis_id }: { jenis_id: number }) => ({ objek: 'jenis', objek_id: jenis_id }) as const

  route(api.insertJenis, ({ actor, asal, body }) =>
    catatAtur(context, { actor, asal }, about, (inTx) => addType(inTx, body)),
  )

  route(api.updateJenis, ({ actor, asal, query, body }) =>
    catatAtur(context, { actor, asal }, about, (inTx) => changeType(inTx, query.id, body)),
  )
}
