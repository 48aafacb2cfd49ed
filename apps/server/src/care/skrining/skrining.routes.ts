import * as api from '@sehati/contract/care/skrining.endpoints'
import type { Context } from '../../record/context.ts'
import { catatAtur } from '../../record/jejak/catat-atur.ts'
import { importInstrumen } from './import.act.ts'
import { listAktif, listTerdaftar } from './instrumen.store.ts'
import { saveSkrining } from './save.act.ts'
import { share } from './share.act.ts'
import { listShared, showOwn, showShared } from './show.act.ts'

export function routes(context: Context) {
  const { route, db } = context

  route(api.listInstrumen, () => listAktif(db))

  route(api.getSkrining, ({ actor, asal }) => showOwn(context, { actor, asal }))

  route(api.insertSkrining, ({ actor, asal, body }) => saveSkrining(context, { actor, asal }, body))

  route(api.putIzinSkrining, ({ actor, asal, body }) => share(context, { actor, asal }, body))

  route(api.listSkriningDibagikan, ({ actor }) => listShared(context, actor))

  route(api.listSkriningTenpro, ({ actor, asal, query }) => showShared(context, { actor, asal }, query.user_id))

  route(api.listInstrumenAdmin, () => listTerdaftar(db))

  route(api.insertInstrumen, ({ actor, asal, body }) =>
    catatAtur(
      context,
      { actor, asal },
      () => ({ objek: 'instrumen' }),
      (inTx) => importInstrumen(inTx, body),
    ),
  )
}
