import * as api from '@sehati/contract/hari-libur/endpoints'
import type { Context } from '../../context.ts'
import { reject } from '../../http/errors.ts'
import { listHariLibur, removeHariLibur } from './hari-libur.store.ts'
import { proposeForTanggal } from './propose.act.ts'
import { addHariLibur, changeHariLibur } from './save.act.ts'

export function hariLiburRoutes(context: Context) {
  const { route, db, clock } = context

  route(api.listHariLibur, ({ query }) => listHariLibur(db, query.tahun, clock()))

  route(api.insertHariLibur, ({ actor, body }) => addHariLibur(context, actor, body))

  route(api.updateHariLibur, ({ actor, query, body }) => changeHariLibur(context, actor, query.id, body))

  route(api.listTerdampakLibur, ({ query }) => proposeForTanggal(context, query))

  route(api.removeHariLibur, async ({ query }) => {
    if (!(await removeHariLibur(db, query.id))) reject('NOT_FOUND')
    return null
  })
}
