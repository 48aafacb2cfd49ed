import * as api from '@sehati/contract/absence/hari-libur.endpoints'
import { reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatAtur } from '../../record/jejak/catat-atur.ts'
import { listHariLibur, removeHariLibur } from './hari-libur.store.ts'
import { proposeForTanggal } from './propose.act.ts'
import { addHariLibur, changeHariLibur } from './save.act.ts'

export function routes(context: Context) {
  const { route, db, clock } = context
  const about = ({ id }: { id: number }) => ({ objek: 'hari_libur', objek_id: id }) as const

  route(api.listHariLibur, ({ query }) => listHariLibur(db, query.tahun, clock()))

  route(api.insertHariLibur, ({ actor, asal, body }) =>
    catatAtur(context, { actor, asal }, about, (inTx) => addHariLibur(inTx, actor, body)),
  )

  route(api.updateHariLibur, ({ actor, asal, query, body }) =>
    catatAtur(context, { actor, asal }, about, (inTx) => changeHariLibur(inTx, actor, query.id, body)),
  )

  route(api.listTerdampakLibur, ({ query }) => proposeForTanggal(context, query))

  route(api.removeHariLibur, ({ actor, asal, query }) =>
    catatAtur(
      context,
      { actor, asal },
      () => about({ id: query.id }),
      async (inTx) => ((await removeHariLibur(inTx.db, query.id)) ? null : reject('NOT_FOUND')),
    ),
  )
}
