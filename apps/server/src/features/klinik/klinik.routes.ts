import * as api from '@sehati/contract/klinik/endpoints'
import type { Context } from '../../context.ts'
import { listKlinik } from './klinik.store.ts'
import { addKlinik, changeKlinik } from './save.act.ts'

export function klinikRoutes(context: Context) {
  const { route, db } = context

  route(api.listKlinik, () => listKlinik(db))

  route(api.insertKlinik, ({ body }) => addKlinik(context, body))

  route(api.updateKlinik, ({ query, body }) => changeKlinik(context, query.id, body))
}
