import * as endpoints from '@sehati/contract/auth/endpoints'
import type { Context } from '../../context.ts'
import { acceptUndangan } from './accept-undangan.act.ts'
import { inviteUser, resendUndangan } from './invite.act.ts'

/** Invitations: an admin adds a person, and the person chooses the password by a mailed link. */
export function undanganRoutes(context: Context) {
  const { route } = context

  route(endpoints.inviteUser, ({ actor, body }) => inviteUser(context, actor, body))

  route(endpoints.resendUndangan, ({ body }) => resendUndangan(context, body.user_id))

  route(endpoints.acceptUndangan, ({ body, asal }) => acceptUndangan(context, body, asal))
}
