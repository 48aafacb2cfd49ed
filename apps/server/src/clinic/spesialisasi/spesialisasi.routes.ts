import * as endpoints from '@sehati/contract/clinic/spesialisasi.endpoints'
import { found } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatAtur } from '../../record/jejak/catat-atur.ts'
import { findSpesialisasi, insertSpesialisasi, listSpesialisasi, updateSpesialisasi } from './spesialisasi.store.ts'

export function routes(context: Context) {
  const { route, db } = context
  const about = ({ spesialisasi_id }: { spesialisasi_id: number }) =>
    ({ objek: 'spesialisasi', objek_id: spesialisasi_id }) as const

  route(endpoints.listSpesialisasi, ({ query }) => listSpesialisasi(db, query.level_id))

  route(endpoints.getSpesialisasi, async ({ query }) => found(await findSpesialisasi(db, query.id)))

  route(endpoints.insertSpesialisasi, ({ actor, asal, body }) =>
    catatAtur(context, { actor, asal }, about, (inTx) => insertSpesialisasi(inTx.db, body.nama_spesialisasi)),
  )

  route(endpoints.updateSpesialisasi, ({ actor, asal, query, body }) =>
    catatAtur(context, { actor, asal }, about, async (inTx) =>
      found(await updateSpesialisasi(inTx.db, query.id, body.nama_spesialisasi)),
    ),
  )
}
