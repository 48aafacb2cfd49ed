import * as api from '@sehati/contract/clinic/klinik.endpoints'
import type { Context } from '../../record/context.ts'
import { catatAtur } from '../../record/jejak/catat-atur.ts'
import { listKlinik } from './klinik.store.ts'
import { addKlinik, changeKlinik } from './save.act.ts'

export function routes(context: Context) {
  const { route, db } = context

  route(api.listKlinik, () => listKlinik(db))

  const about = ({ klinik_id }: { klinik_id: number }) => ({ objek: 'klinik', objek_id: klinik_id }) as const

  route(api.insertKlinik, ({ actor, asal, body }) =>
    catatAtur(context, { actor, asal }, about, (inTx) => addKlinik(inTx, body)),
  )

  route(api.updateKlinik, ({ actor, asal, query, body }) =>
    catatAtur(context, { actor, asal }, about, (inTx) => changeKlinik(inTx, query.id, body)),
  )
}
