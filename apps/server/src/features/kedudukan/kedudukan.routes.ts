import * as endpoints from '@sehati/contract/user/endpoints'
import type { Context } from '../../context.ts'
import { found } from '../../http/errors.ts'
import { findUser } from '../user/user.store.ts'
import { changeUser } from './change.act.ts'
import { listTerdampak } from './kedudukan.store.ts'

/** An admin's changes of a user. A change of status or level ends sessions and cancels consultations. */
export function kedudukanRoutes(context: Context) {
  const { route, db, clock } = context

  route(endpoints.updateUser, ({ actor, body }) => changeUser(context, actor, body))

  route(endpoints.deactivateUser, ({ actor, query }) =>
    changeUser(context, actor, { user_id: query.id, status_user: 'nonaktif' }),
  )

  route(endpoints.listTerdampakUser, async ({ query }) => {
    found(await findUser(db, query.user_id))
    return listTerdampak(db, query.user_id, clock())
  })
}
