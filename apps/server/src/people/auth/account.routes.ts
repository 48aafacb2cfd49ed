import * as auth from '@sehati/contract/people/auth.endpoints'
import * as user from '@sehati/contract/people/user.endpoints'
import type { Context } from '../../record/context.ts'
import { register } from './register.act.ts'
import { setPassword } from './set-password.act.ts'

/** Creating accounts, and passwords that an admin sets. A change of status or level is in `kedudukan`. */
export function routes(context: Context) {
  const { route } = context

  route(auth.register, ({ body, ...by }) => register(context, by, body))

  route(user.resetUserPassword, ({ actor, asal, body }) => setPassword(context, { actor, asal }, body))
}
