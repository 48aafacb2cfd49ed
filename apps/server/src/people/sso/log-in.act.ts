import { createHash } from 'node:crypto'
import type { LoginHasil } from '@sehati/contract/people/auth.schema'
import type { TiketKedua } from '@sehati/contract/people/dua-langkah.schema'
import { SSO_MENIT, type SsoTukar } from '@sehati/contract/people/sso.schema'
import type { Db } from '../../base/db/db.ts'
import { type Asal, hashToken } from '../../base/http/authentication.ts'
import { found, reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { type Credential, findCredential, findCredentialByEmail, lockCredential } from '../auth/credential.store.ts'
import { lockAccount } from '../auth/login-failure.store.ts'
import {
  afterOpening,
  type Browser,
  deviceOf,
  noteFailedLogin,
  type Opened,
  openSession,
} from '../auth/open-session.act.ts'
import { verifyPassword } from '../auth/password.ts'
import { accountKey, tryPassword } from '../auth/throttle.ts'
import { tellCaraMasuk } from '../kedua/tell.ts'
import { waitForSecond } from '../kedua/wait.act.ts'
import { NO_PASSWORD } from '../user/no-password.ts'
import { insertUserTanpaNomor } from '../user/user.store.ts'
import type { Orang } from './claims.rules.ts'
import { insertIdentitas, lockIdentitas, updateIdentitas } from './identitas.store.ts'
import { findTiketSso, insertTiketSso, type Pemegang, takeTiketSso } from './sso.store.ts'

/** What became of a login, to be answered once its transaction is committed. */
type Outcome = { opened: Opened } | { second: TiketKedua } | { closed: 'nonaktif' } | { link: string; email: string }

/** Signs in the person whom a provider named. With a password, the account that has their e-mail is linked before. */
export async function logInBySso(
  context: Context,
  { password, ...held }: SsoTukar,
  browser: Browser,
): Promise<LoginHasil> {
  const outcome =
    password === undefined
      ? await enterAs(context, held, browser)
      : await linkAndEnter(context, { held, password }, browser)
  if ('opened' in outcome) return afterOpening(context, outcome.opened)
  if ('second' in outcome) return reject('SECOND_FACTOR', { data: outcome.second })
  if ('closed' in outcome) return reject('ACCOUNT_INACTIVE', { data: { status_user: outcome.closed } })
  return reject('LINK_PASSWORD', { data: { tiket: outcome.link, email: outcome.email } })
}

async function enterAs(context: Context, held: Pemegang, browser: Browser): Promise<Outcome> {
  const { db, seal, clock } = context
  // Taken before anything is judged: a ticket is tried once.
  const orang = found(await takeTiketSso(db, seal, held, clock()), 'SSO_FAILED')
  return db.transaction(async (tx) => {
    await lockIdentitas(tx, createHash('sha256').update(`${orang.penerbit} ${orang.subjek}`).digest())
    const linked = await updateIdentitas(tx, orang, clock())
    if (linked) return enter(tx, context, found(await findCredential(tx, linked.user_id)), browser)
    if (!orang.isEmailSure) return reject('SSO_EMAIL_UNVERIFIED')
    if (await findCredentialByEmail(tx, orang.email)) {
      const baru = { kunci_hash: hashToken(held.kunci), orang, detik: SSO_MENIT * 60 }
      return { link: await insertTiketSso(tx, seal, baru, clock()), email: orang.email }
    }
    return enter(tx, context, await makeAccount(tx, orang, browser.asal, clock()), browser)
  })
}

/** An account without a password, whose e-mail the provider has confirmed. The trail says by the issuer's digest which one that was. */
async function makeAccount(tx: Db, orang: Orang, asal: Asal, now: Date): Promise<Credential> {
  const { name, email, level_id } = orang
  const baru = { name, email, level_id, password_hash: NO_PASSWORD, email_terverifikasi: true }
  const user_id = await insertUserTanpaNomor(tx, baru, now)
  const objek_id = found(await insertIdentitas(tx, { user_id, orang }, now))
  const buat = { tindakan: 'buat_akun', objek: 'identitas', objek_id, subjek_id: user_id } as const
  const sidik = createHash('sha256').update(orang.penerbit).digest()
  await catatTindakan(tx, { actor: { user_id }, asal }, { ...buat, dasar: 'milik_sendiri', sidik }, now)
  return found(await findCredential(tx, user_id))
}

/** Links the account of this e-mail, whose password is asked like at a login: wrong ones count. */
async function linkAndEnter(
  context: Context,
  { held, password }: { held: Pemegang; password: string },
  browser: Browser,
): Promise<Outcome> {
  const { db, seal, clock } = context
  const orang = found(await findTiketSso(db, seal, held, clock()), 'SSO_FAILED')
  if (!orang.isEmailSure) return reject('SSO_EMAIL_UNVERIFIED')
  const known = found(await findCredentialByEmail(db, orang.email), 'SSO_FAILED')
  const { user_id } = known
  const outcome = await tryPassword<true, Outcome>(db, clock, {
    account: accountKey(known, known.email),
    device: (at) => deviceOf(at, user_id, browser, clock()),
    judge: async () => (await verifyPassword(known.password_hash, password)) || null,
    succeed: async (tx) => {
      if (known.status_user === 'nonaktif') return { closed: known.status_user }
      if (!(await lockCredential(tx, known))) return null
      if (!(await takeTiketSso(tx, seal, held, clock()))) return reject('SSO_FAILED')
      // Linked meanwhile, perhaps to another account: that one stays.
      if (!(await insertIdentitas(tx, { user_id, orang }, clock()))) return reject('SSO_FAILED')
      await tellCaraMasuk(tx, { actor: known, asal: browser.asal }, { user_id, dasar: 'milik_sendiri' }, clock())
      return enter(tx, context, known, browser)
    },
  })
  if (outcome) return outcome
  noteFailedLogin(context, user_id, browser)
  return reject('LOGIN_FAILED')
}

/** As after a password: an account that is closed stays so, and one with a second factor is asked for it. */
async function enter(tx: Db, context: Context, person: Credential, browser: Browser): Promise<Outcome> {
  const { clock } = context
  if (person.status_user === 'nonaktif') return { closed: person.status_user }
  await lockAccount(tx, accountKey(person, person.email))
  const credential = await lockCredential(tx, person)
  if (!credential) return reject('SSO_FAILED')
  if (credential.duaLangkah) return { second: await waitForSecond(tx, context, person.user_id) }
  const device = await deviceOf(tx, person.user_id, browser, clock())
  return { opened: (await openSession(tx, context, person, device, browser)) ?? reject('SSO_FAILED') }
}
