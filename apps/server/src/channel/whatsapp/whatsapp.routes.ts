import * as api from '@sehati/contract/channel/whatsapp.endpoints'
import type { Context } from '../../record/context.ts'
import { consentWhatsapp, readWhatsapp } from './consent.act.ts'
import { updateDicabut } from './izin.store.ts'
import { receiveWebhook, verifyWebhook } from './receive.act.ts'

export function routes(context: Context) {
  const { route, db, clock } = context

  route(api.getWhatsapp, ({ actor }) => readWhatsapp(context, actor.user_id))

  route(api.putWhatsapp, ({ actor }) => consentWhatsapp(context, actor.user_id))

  route(api.removeWhatsapp, async ({ actor }) => {
    await updateDicabut(db, actor.user_id, clock())
    return readWhatsapp(context, actor.user_id)
  })

  route(api.verifyWebhookWhatsapp, ({ query }) => verifyWebhook(context, query))

  route(api.receiveWebhookWhatsapp, ({ raw, signature }) => receiveWebhook(context, raw, signature))
}
