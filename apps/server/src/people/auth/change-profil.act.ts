import type { Verdict } from '@sehati/contract/base/verdict'
import type { Profil, ProfilPerubahan } from '@sehati/contract/people/user.schema'
import type { Db } from '../../base/db/db.ts'
import type { SignedIn } from '../../base/http/authentication.ts'
import { found, reject, rejectIf } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { insertPeristiwa } from '../../record/peristiwa/peristiwa.store.ts'
import { lockUser, updateUser } from '../user/user.store.ts'
import { findCredential, hasCredential } from './credential.store.ts'
import { isEmailTaken } from './email-taken.ts'
import { findProfil, putGantiEmail } from './ganti-email.store.ts'
import { lockAccount } from './login-failure.store.ts'
import { refuseWithoutPassword } from './own-credential.ts'
import { verifyPassword } from './password.ts'
import { findPerangkatOfSesi } from './perangkat-token.store.ts'
import { HOUR_SECONDS, insertGantiEmailDiminta } from './reset.store.ts'
import { accountKey, emailWishKeys, tryPassword } from './throttle.ts'

/** Changes the caller's profile. A new e-mail needs the password, and waits until the link mailed to it is used. */
export async function changeProfil(
  { db, seal, clock }: Context,
  { actor, network }: { actor: SignedIn; network: string },
  { email, current_password, ...change }: ProfilPerubahan,
): Promise<Profil> {
  const { user_id } = actor
  const save = async (tx: Db) =>
    updateUser(tx, seal, found(await lockUser(tx, user_id)), change, { admin: null, now: clock() })
  const known = email === undefined ? null : found(await findCredential(db, user_id))
  if (known && known.email !== email) refuseWithoutPassword(known, 'current_password')
  if (email === undefined || known === null || email === known.email) await db.transaction(save)
  else {
    const judged = await tryPassword(db, clock, {
      account: accountKey(known, known.email),
      device: (at) => findPerangkatOfSesi(at, actor.token_hash),
      judge: async () => {
        // A missing password is no guess, and does not count.
        if (!current_password) return reject('PASSWORD_WRONG')
        return (await verifyPassword(known.password_hash, current_password)) || null
      },
      succeed: async (tx) => {
        if (!(await hasCredential(tx, known))) return null
        const verdict = await askForEmail(tx, { actor, email, before: known.email, network, now: clock() })
        if (verdict === null) await save(tx)
        return { verdict }
      },
    })
    rejectIf(found(judged, 'PASSWORD_WRONG').verdict)
  }
  return found(await findProfil(db, seal, user_id, clock()))
}

type Wish = { actor: SignedIn; email: string; before: string; network: string; now: Date }

/**
 * Stores the requested address; mails to both addresses follow. Limited for each account, each requested address and
 * each network address. For a taken e-mail it returns the code and does not throw: the count must be committed.
 */
async function askForEmail(tx: Db, { actor, email, before, network, now }: Wish): Promise<Verdict<'EMAIL_TAKEN'>> {
  const { user_id } = actor
  for (const key of emailWishKeys(user_id, email)) {
    await lockAccount(tx, key)
    const granted = await insertGantiEmailDiminta(tx, key, now)
    if (!granted) reject('TOO_MANY_REQUESTS', { retryAfterSeconds: HOUR_SECONDS })
  }
  if (await isEmailTaken(tx, email, network, now)) return 'EMAIL_TAKEN'
  await putGantiEmail(tx, { user_id, email, sesi_hash: actor.token_hash }, now)
  await insertPeristiwa(tx, { jenis: 'email_konfirmasi', user_id, isi: { alamat: email } }, now)
  await insertPeristiwa(tx, { jenis: 'email_diminta', user_id, isi: { alamat: before } }, now)
  return null
}
