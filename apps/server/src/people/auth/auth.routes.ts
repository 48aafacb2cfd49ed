import * as endpoints from '@sehati/contract/people/auth.endpoints'
import type { Context } from '../../record/context.ts'
import { changePassword } from './change-password.act.ts'
import { logOut } from './end-session.act.ts'
import { logIn } from './log-in.act.ts'

/** Signing in and out, and changing the own password. */
export function routes(context: Context) {
  const { route } = context

  route(endpoints.login, ({ body, ...browser }) => logIn(context, body, browser))

  route(endpoints.logout, ({ actor, asal }) => logOut(context, { actor, asal }))

  route(endpoints.changePassword, ({ actor, asal, body }) => changePassword(context, { actor, asal }, body))
}
