import { setTimeout as pause } from 'node:timers/promises'
import * as endpoints from '@sehati/contract/auth.endpoints'
import type { Context } from '../../context.ts'
import { hashToken } from '../../http/authentication.ts'
import { found } from '../../http/errors.ts'
import { insertPeristiwa } from '../peristiwa/peristiwa.store.ts'
import { lockUser } from '../user/user.store.ts'
import { removeAuthSessionsOf } from './auth.store.ts'
import { refuseCommonPassword } from './common-password.ts'
import { findCredentialByEmail, updatePassword } from './credential.store.ts'
import { lockAccount, removeLoginFailures } from './login-failure.store.ts'
import { hashPassword } from './password.ts'
import { findReset, insertResetDiminta, removeOldReset, takeReset } from './reset.store.ts'
import { accountKey, addressKey } from './throttle.ts'

/** Longer than the work takes: by how soon the answer comes nobody learns whether there is such an account. */
const ANSWER_AFTER_MS = 200

/** A lost password: the wish for a link by mail, and the new password that the link allows. */
export function resetRoutes({ route, db, clock, clearSessions }: Context) {
  /** The link itself is made when its mail is written, so that it lies nowhere until then. */
  const ask = (email: string): Promise<void> =>
    db.transaction(async (tx) => {
      const address = addressKey(email)
      await lockAccount(tx, address)
      const granted = await insertResetDiminta(tx, address, clock())
      const known = await findCredentialByEmail(tx, email)
      if (granted && known?.status_user === 'aktif') {
        await insertPeristiwa(tx, { jenis: 'reset', user_id: known.user_id, isi: null }, clock())
      }
    })

  route(endpoints.forgotPassword, async ({ body }) => {
    await Promise.all([ask(body.email), pause(ANSWER_AFTER_MS)])
    await removeOldReset(db, clock())
    return null
  })

  route(endpoints.resetPassword, async ({ body }) => {
    const token_hash = hashToken(body.token)
    // A link that is good for nothing is not worth the work of a hash.
    const owner = found(await findReset(db, token_hash, clock()), 'RESET_LINK_INVALID')
    await refuseCommonPassword(db, 'password', body.password)
    const password_hash = await hashPassword(body.password)
    await db.transaction(async (tx) => {
      // Like a login: whoever judges the same account takes turns.
      const account = accountKey(owner, owner.email)
      await lockAccount(tx, account)
      await lockUser(tx, owner.user_id)
      const { user_id } = found(await takeReset(tx, token_hash, clock()), 'RESET_LINK_INVALID')
      await updatePassword(tx, user_id, { password_hash, harus_ganti: false }, clock())
      await insertPeristiwa(tx, { jenis: 'password_berubah', user_id, isi: null }, clock())
      await removeAuthSessionsOf(tx, user_id)
      await removeLoginFailures(tx, account)
    })
    clearSessions()
    return null
  })
}
