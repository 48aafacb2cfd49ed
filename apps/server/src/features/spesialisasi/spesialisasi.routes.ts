import * as endpoints from '@sehati/contract/spesialisasi/endpoints'
import type { Context } from '../../context.ts'
import { found } from '../../http/errors.ts'
import { findSpesialisasi, insertSpesialisasi, listSpesialisasi, updateSpesialisasi } from './spesialisasi.store.ts'

export function spesialisasiRoutes({ route, db }: Context) {
  route(endpoints.listSpesialisasi, ({ query }) => listSpesialisasi(db, query.level_id))

  route(endpoints.getSpesialisasi, async ({ query }) => found(await findSpesialisasi(db, query.id)))

  route(endpoints.insertSpesialisasi, ({ body }) => insertSpesialisasi(db, body.nama_spesialisasi))

  route(endpoints.updateSpesialisasi, async ({ query, body }) =>
    found(await updateSpesialisasi(db, query.id, body.nama_spesialisasi)),
  )
}
