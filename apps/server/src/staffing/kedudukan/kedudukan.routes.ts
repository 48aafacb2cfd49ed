import * as kedudukan from '@sehati/contract/staffing/kedudukan.endpoints'
import type { Context } from '../../record/context.ts'
import { changeUser } from './change.act.ts'
import { proposeForUser } from './propose.act.ts'

/** An admin's changes of a user. A change of status or level ends sessions and cancels consultations. */
export function routes(context: Context) {
  const { route } = context

  route(kedudukan.updateUser, ({ actor, asal, body }) => changeUser(context, { actor, asal }, body))

  route(kedudukan.deactivateUser, ({ actor, asal, query }) =>
    changeUser(context, { actor, asal }, { user_id: query.id, status_user: 'nonaktif' }),
  )

  route(kedudukan.listTerdampakUser, ({ query }) => proposeForUser(context, query.user_id))
}
