import * as endpoints from '@sehati/contract/user.endpoints'
import type { Context } from '../../context.ts'
import { found } from '../../http/errors.ts'
import { listLevel, listUser, pageUser, searchUser } from './daftar.store.ts'
import { findUser, lockUser, updateUser } from './user.store.ts'

/** People as lists and profiles. What changes somebody's standing or sessions is in `auth/account.routes.ts`. */
export function userRoutes({ route, db, clock }: Context) {
  route(endpoints.listUser, () => listUser(db))

  route(endpoints.pageUser, ({ query }) => pageUser(db, query))

  route(endpoints.findUser, ({ query, body }) => searchUser(db, body, query))

  route(endpoints.listLevel, () => listLevel(db))

  route(endpoints.getUser, async ({ query }) => found(await findUser(db, query.id)))

  route(endpoints.updateProfil, ({ actor, body }) =>
    db.transaction(async (tx) => {
      const before = found(await lockUser(tx, actor.user_id))
      return updateUser(tx, before, body, clock())
    }),
  )
}
