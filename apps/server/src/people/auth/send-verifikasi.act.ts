import { VERIFIKASI_PER_JAM } from '@sehati/contract/base/constants'
import type { SignedIn } from '../../base/http/authentication.ts'
import { reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { insertPeristiwa } from '../../record/peristiwa/peristiwa.store.ts'
import { lockAccount } from './login-failure.store.ts'
import { HOUR_SECONDS, insertTautanDiminta } from './reset.store.ts'
import { verifikasiKey } from './throttle.ts'
import { hasEmailTerverifikasi } from './verifikasi.store.ts'

/** Mails the caller another link that confirms the address of the account. Limited for each account. */
export const sendVerifikasi = ({ db, clock }: Context, { user_id }: SignedIn): Promise<null> =>
  db.transaction(async (tx) => {
    const key = verifikasiKey(user_id)
    await lockAccount(tx, key)
    if (await hasEmailTerverifikasi(tx, user_id)) reject('EMAIL_CONFIRMED')
    if (!(await insertTautanDiminta(tx, key, VERIFIKASI_PER_JAM, clock())))
      reject('LINK_MAIL_LIMIT', { retryAfterSeconds: HOUR_SECONDS })
    await insertPeristiwa(tx, { jenis: 'verifikasi', user_id, isi: null }, clock())
    return null
  })
