import { isAdmin } from '@sehati/contract/base/access'
import { UNDANGAN_PER_JAM } from '@sehati/contract/base/constants'
import type { UndanganBaru } from '@sehati/contract/people/auth.schema'
import { registrationLevel } from '@sehati/contract/people/user.rules'
import type { User } from '@sehati/contract/people/user.schema'
import type { SignedIn } from '../../base/http/authentication.ts'
import { found, reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { insertPeristiwaAdmin } from '../../record/peristiwa/peristiwa.store.ts'
import { NO_PASSWORD } from '../user/no-password.ts'
import { insertUser, lockUser } from '../user/user.store.ts'
import { lockAccount } from './login-failure.store.ts'
import { HOUR_SECONDS, insertTautanDiminta } from './reset.store.ts'
import { undanganKey } from './throttle.ts'
import { hasNoCaraMasuk, putUndangan } from './undangan.store.ts'

/** An admin adds an account whose person chooses the password by a mailed link. Until then no password opens it. */
export const inviteUser = ({ db, seal, clock }: Context, actor: SignedIn, body: UndanganBaru): Promise<User> =>
  db.transaction(async (tx) => {
    const level_id = registrationLevel(actor, body.level_id)
    const oleh = { email_terverifikasi: false, dibuat_oleh: actor.user_id }
    const baru = { ...body, ...oleh, level_id, password_hash: NO_PASSWORD }
    const user = await insertUser(tx, seal, baru, clock())
    if (isAdmin(level_id)) await insertPeristiwaAdmin(tx, { jenis: 'admin_baru', tentang: user.user_id }, clock())
    await putUndangan(tx, user.user_id, clock())
    return user
  })

/** An admin sends another invitation; the earlier link ends. Limited for each account. */
export const resendUndangan = ({ db, clock }: Context, user_id: number): Promise<null> =>
  db.transaction(async (tx) => {
    const key = undanganKey(user_id)
    await lockAccount(tx, key)
    found(await lockUser(tx, user_id))
    if (!(await hasNoCaraMasuk(tx, user_id))) reject('INVITATION_NOT_NEEDED')
    if (!(await insertTautanDiminta(tx, key, UNDANGAN_PER_JAM, clock())))
      reject('LINK_MAIL_LIMIT', { retryAfterSeconds: HOUR_SECONDS })
    await putUndangan(tx, user_id, clock())
    return null
  })
