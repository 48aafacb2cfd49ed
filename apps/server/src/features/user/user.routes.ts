import * as endpoints from '@sehati/contract/user/endpoints'
import type { Context } from '../../context.ts'
import { listLevel, listUser, pageUser, pageUserTemuan } from './daftar.store.ts'

/** Lists of people. An admin's changes of a person are in `kedudukan`; profiles and passwords are in `auth`. */
export function userRoutes({ route, db }: Context) {
  route(endpoints.listUser, () => listUser(db))

  route(endpoints.pageUser, ({ query }) => pageUser(db, query))

  route(endpoints.findUser, ({ query, body }) => pageUserTemuan(db, body, query))

  route(endpoints.listLevel, () => listLevel(db))
}
