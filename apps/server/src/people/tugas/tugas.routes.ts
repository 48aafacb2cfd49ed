import * as api from '@sehati/contract/people/tugas.endpoints'
import type { Context } from '../../record/context.ts'
import { putTugas } from './put.act.ts'
import { listTugas, listTugasOf } from './tugas.store.ts'

export function routes(context: Context) {
  const { route, db } = context

  route(api.listTugas, () => listTugas(db))

  route(api.putTugas, ({ actor, asal, body }) => putTugas(context, { actor, asal }, body))

  route(api.listTugasSaya, ({ actor }) => listTugasOf(db, actor.user_id))
}
