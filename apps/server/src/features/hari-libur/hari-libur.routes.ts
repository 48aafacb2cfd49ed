import * as api from '@sehati/contract/hari-libur/endpoints'
import type { Context } from '../../context.ts'
import { reject } from '../../http/errors.ts'
import { listHariLibur, removeHariLibur } from './hari-libur.store.ts'
import { addHariLibur, changeHariLibur } from './save.act.ts'

export function hariLiburRoutes(context: Context) {
  const { route, db, clock } = context

  route(api.listHariLibur, ({ query }) => listHariLibur(db, query.tahun, clock()))

  route(api.insertHariLibur, ({ body }) => addHariLibur(context, body))

  route(api.updateHariLibur, ({ query, body }) => changeHariLibur(context, query.id, body))

  route(api.removeHariLibur, async ({ query }) => {
    if (!(await removeHariLibur(db, query.id))) reject('NOT_FOUND')
    return null
  })
}
