import * as endpoints from '@sehati/contract/people/auth.endpoints'
import type { Context } from '../../record/context.ts'
import { catatAtur } from '../../record/jejak/catat-atur.ts'
import { acceptUndangan } from './accept-undangan.act.ts'
import { inviteUser, resendUndangan } from './invite.act.ts'

/** Invitations: an admin adds a person, and the person chooses the password by a mailed link. */
export function routes(context: Context) {
  const { route } = context

  const undang = (user_id: number) =>
    ({ tindakan: 'undang', objek: 'akun', objek_id: user_id, subjek_id: user_id }) as const

  route(endpoints.inviteUser, ({ actor, asal, body }) =>
    catatAtur(
      context,
      { actor, asal },
      ({ user_id }) => undang(user_id),
      (inTx) => inviteUser(inTx, actor, body),
    ),
  )

  route(endpoints.resendUndangan, ({ actor, asal, body: { user_id } }) =>
    catatAtur(
      context,
      { actor, asal },
      () => undang(user_id),
      (inTx) => resendUndangan(inTx, user_id),
    ),
  )

  route(endpoints.acceptUndangan, ({ body, asal }) => acceptUndangan(context, body, asal))
}
