import * as api from '@sehati/contract/rights/persetujuan.endpoints'
import { found } from '../../base/http/errors.ts'
import { listPersetujuan } from '../../people/persetujuan/persetujuan.store.ts'
import type { Context } from '../../record/context.ts'
import { answerPersetujuan } from './answer.act.ts'
import { findNaskah } from './naskah.store.ts'

/** Notices, and the consents of the caller. */
export function routes(context: Context) {
  const { route, db, reads } = context

  route(api.getNaskah, async ({ query }) => found(await findNaskah(reads, query)))

  route(api.listPersetujuan, ({ actor }) => listPersetujuan(db, actor.user_id))

  route(api.answerPersetujuan, ({ actor, asal, body }) =>
    answerPersetujuan(context, { user_id: actor.user_id, sesi_id: asal.sesi_id }, body.persetujuan),
  )
}
