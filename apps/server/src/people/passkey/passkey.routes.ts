import * as endpoints from '@sehati/contract/people/passkey.endpoints'
import type { Context } from '../../record/context.ts'
import { add, begin, remove } from './change.act.ts'
import { beginLogin, logInByPasskey } from './log-in.act.ts'
import { listPasskey } from './passkey.store.ts'

/** Passkeys: the person's own, and signing in by one. */
export function routes(context: Context) {
  const { route, db } = context

  route(endpoints.listPasskey, ({ actor }) => listPasskey(db, actor.user_id))

  route(endpoints.beginPasskey, ({ body, ...by }) => begin(context, by, body.password))

  route(endpoints.insertPasskey, ({ body, ...by }) => add(context, by, body))

  route(endpoints.removePasskey, ({ query, ...by }) => remove(context, by, query.id))

  route(endpoints.beginLoginPasskey, () => beginLogin(context))

  route(endpoints.loginPasskey, ({ body, ...browser }) => logInByPasskey(context, body.jawaban, browser))
}
