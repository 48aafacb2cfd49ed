import * as api from '@sehati/contract/desk/antrean.endpoints'
import type { Context } from '../../record/context.ts'
import { arrive } from './arrive.act.ts'
import { showAntrean, showHari } from './show.act.ts'
import { callNext, step } from './step.act.ts'

/** The front desk: who is here, whose turn it is. */
export function routes(context: Context) {
  const { route } = context

  route(api.getHariLoket, ({ actor, asal, query }) => showHari(context, { actor, asal }, query.klinik))

  route(api.insertHadir, ({ actor, asal, body }) => arrive(context, { actor, asal }, body))

  route(api.panggilAntrean, ({ body }) => callNext(context, body))

  route(api.mulaiAntrean, ({ query }) => step(context, query.id, 'mulai'))

  route(api.selesaiAntrean, ({ query }) => step(context, query.id, 'selesai'))

  route(api.lewatiAntrean, ({ query }) => step(context, query.id, 'lewati'))

  route(api.kembaliAntrean, ({ query }) => step(context, query.id, 'kembali'))

  route(api.getAntrean, ({ actor }) => showAntrean(context, actor.user_id))
}
