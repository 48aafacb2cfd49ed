import * as endpoints from '@sehati/contract/auth/endpoints'
import type { Context } from '../../context.ts'
import { changePassword } from './change-password.act.ts'
import { logOut } from './end-session.act.ts'
import { logIn } from './log-in.act.ts'

/** Signing in and out, and changing the own password. */
export function authRoutes(context: Context) {
  const { route } = context

  route(endpoints.login, ({ body, userAgent, deviceToken }) => logIn(context, body, { userAgent, deviceToken }))

  route(endpoints.logout, ({ actor }) => logOut(context, actor))

  route(endpoints.changePassword, ({ actor, body }) => changePassword(context, actor, body))
}
