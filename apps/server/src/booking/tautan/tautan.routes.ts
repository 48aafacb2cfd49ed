import * as endpoints from '@sehati/contract/booking/tautan.endpoints'
import type { Context } from '../../record/context.ts'
import { cancelByLink } from './cancel.act.ts'
import { confirmByLink, confirmOwn } from './confirm.act.ts'
import { moveByLink } from './move.act.ts'
import { listLinkSlots, viewLink } from './view.act.ts'

/** The acts of links in reminders: without signing in, and recorded as the patient's. A patient who is signed in confirms without one. */
export function routes(context: Context) {
  const { route } = context

  route(endpoints.lihatTautan, ({ body }) => viewLink(context, body.token))

  route(endpoints.konfirmasiTautan, ({ body }) => confirmByLink(context, body.token))

  route(endpoints.konfirmasiHadir, ({ actor, asal, query }) => confirmOwn(context, { actor, asal }, query.jadwalid))

  route(endpoints.batalTautan, ({ body }) => cancelByLink(context, body.token, body.alasan ?? null))

  route(endpoints.slotTautan, ({ body }) => listLinkSlots(context, body.token))

  route(endpoints.pindahTautan, ({ body: { token, ...to } }) => moveByLink(context, token, to))
}
