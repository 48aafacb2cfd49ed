import * as endpoints from '@sehati/contract/user.endpoints'
import type { Verdict } from '@sehati/contract/user.rules'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/db.ts'
import { hashToken, type SignedIn } from '../../http/authentication.ts'
import { found, reject, rejectIf } from '../../http/errors.ts'
import { insertPeristiwa } from '../peristiwa/peristiwa.store.ts'
import { findUser, lockUser, updateUser } from '../user/user.store.ts'
import { removeAuthSessionsOf } from './auth.store.ts'
import { findCredential, hasCredential } from './credential.store.ts'
import { isEmailTaken } from './email-taken.ts'
import { findGantiEmail, findProfil, putGantiEmail, removeGantiEmail, takeGantiEmail } from './ganti-email.store.ts'
import { lockAccount } from './login-failure.store.ts'
import { verifyPassword } from './password.ts'
import { findPerangkatOfSesi } from './perangkat-token.store.ts'
import { insertGantiEmailDiminta } from './reset.store.ts'
import { accountKey, emailWishKeys, tryPassword } from './throttle.ts'

const HOUR_SECONDS = 3_600

/** One's own profile. Another address is a matter of the account: it needs the password, and a link mailed there. */
export function profilRoutes({ route, db, clock, clearSessions }: Context) {
  route(endpoints.getUser, async ({ actor, query }) =>
    found(await (query.id === actor.user_id ? findProfil(db, query.id, clock()) : findUser(db, query.id))),
  )

  route(endpoints.getSaya, async ({ actor }) => found(await findUser(db, actor.user_id)))

  type Wish = { actor: SignedIn; email: string; before: string; network: string }

  /**
   * Stores the requested address; mails to both addresses follow. Limited for each account, each requested address and
   * each network address. For a taken e-mail it returns the code and does not throw: the count must be committed.
   */
  async function askForEmail(tx: Db, { actor, email, before, network }: Wish): Promise<Verdict> {
    const { user_id } = actor
    for (const key of emailWishKeys(user_id, email)) {
      await lockAccount(tx, key)
      const granted = await insertGantiEmailDiminta(tx, key, clock())
      if (!granted) reject('TOO_MANY_REQUESTS', { retryAfterSeconds: HOUR_SECONDS })
    }
    if (await isEmailTaken(tx, email, network, clock())) return 'EMAIL_TAKEN'
    await putGantiEmail(tx, { user_id, email, sesi_hash: actor.token_hash }, clock())
    await insertPeristiwa(tx, { jenis: 'email_konfirmasi', user_id, isi: { alamat: email } }, clock())
    await insertPeristiwa(tx, { jenis: 'email_diminta', user_id, isi: { alamat: before } }, clock())
    return null
  }

  route(endpoints.updateProfil, async ({ actor, network, body: { email, current_password, ...change } }) => {
    const { user_id } = actor
    const save = async (tx: Db) => updateUser(tx, found(await lockUser(tx, user_id)), change, clock())
    const known = email === undefined ? null : found(await findCredential(db, user_id))
    if (email === undefined || known === null || email === known.email) await db.transaction(save)
    else {
      const judged = await tryPassword(db, clock, {
        account: accountKey(known, known.email),
        device: (at) => findPerangkatOfSesi(at, actor.token_hash),
        judge: async () => {
          // Nothing was guessed where nothing was sent.
          if (!current_password) return reject('PASSWORD_WRONG')
          return (await verifyPassword(known.password_hash, current_password)) || null
        },
        succeed: async (tx) => {
          if (!(await hasCredential(tx, known))) return null
          const verdict = await askForEmail(tx, { actor, email, before: known.email, network })
          if (verdict === null) await save(tx)
          return { verdict }
        },
      })
      rejectIf(found(judged, 'PASSWORD_WRONG').verdict)
    }
    return found(await findProfil(db, user_id, clock()))
  })

  route(endpoints.cancelGantiEmail, async ({ actor }) => {
    await removeGantiEmail(db, actor.user_id)
    return null
  })

  route(endpoints.confirmGantiEmail, async ({ body }) => {
    const token_hash = hashToken(body.token)
    const { user_id } = found(await findGantiEmail(db, token_hash, clock()), 'EMAIL_LINK_INVALID')
    await db.transaction(async (tx) => {
      const before = found(await lockUser(tx, user_id))
      const { email, sesi_hash } = found(await takeGantiEmail(tx, token_hash, clock()), 'EMAIL_LINK_INVALID')
      await updateUser(tx, before, { email }, clock())
      await removeAuthSessionsOf(tx, user_id, sesi_hash)
      await insertPeristiwa(tx, { jenis: 'email_berubah', user_id, isi: { alamat: before.email } }, clock())
    })
    clearSessions()
    return null
  })
}
