import * as endpoints from '@sehati/contract/tautan.endpoints'
import type { Context } from '../../context.ts'
import { cancelByLink } from './cancel.act.ts'
import { confirmByLink } from './confirm.act.ts'
import { moveByLink } from './move.act.ts'
import { listLinkSlots, viewLink } from './view.act.ts'

/** What the links of reminders do, in the patient's place and on record as the patient, without signing in. */
export function tautanRoutes(context: Context) {
  const { route } = context

  route(endpoints.lihatTautan, ({ body }) => viewLink(context, body.token))

  route(endpoints.konfirmasiTautan, ({ body }) => confirmByLink(context, body.token))

  route(endpoints.batalTautan, ({ body }) => cancelByLink(context, body.token, body.alasan ?? null))

  route(endpoints.slotTautan, ({ body }) => listLinkSlots(context, body.token))

  route(endpoints.pindahTautan, ({ body: { token, ...to } }) => moveByLink(context, token, to))
}
