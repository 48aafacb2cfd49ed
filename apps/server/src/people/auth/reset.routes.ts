import * as endpoints from '@sehati/contract/people/auth.endpoints'
import type { Context } from '../../record/context.ts'
import { askForReset, resetPassword } from './reset-password.act.ts'

/** A lost password: the request of a link by mail, and the new password that the link allows. */
export function routes(context: Context) {
  const { route } = context

  route(endpoints.forgotPassword, ({ body }) => askForReset(context, body.email))

  route(endpoints.resetPassword, ({ body, asal }) => resetPassword(context, body, asal))
}
