import * as api from '@sehati/contract/absence/tawaran-waktu.endpoints'
import type { Context } from '../../record/context.ts'
import { decline, take } from './decide.act.ts'
import { offerTimes } from './offer.act.ts'
import { showTawaran } from './show.act.ts'
import { listTawaran } from './tawaran-waktu.store.ts'

/** Times that are offered for a consultation: by its professional, to its patient. */
export function routes(context: Context) {
  const { route, db, clock } = context

  route(api.putTawaranWaktu, ({ actor, query, body }) => offerTimes(context, actor, query.jadwalid, body))

  route(api.listTawaranWaktu, ({ actor }) => listTawaran(db, actor.profesional_id ?? 0, clock()))

  route(api.getTawaranWaktu, ({ actor, query }) => showTawaran(context, actor, query.jadwalid))

  route(api.ambilWaktu, ({ actor, asal, query, body }) => take(context, { actor, asal }, query.jadwalid, body))

  route(api.tolakWaktu, ({ actor, asal, query, body }) =>
    decline(context, { actor, asal }, query.jadwalid, body.tawaran_waktu_id),
  )
}
