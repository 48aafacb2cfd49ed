import { getKalender } from '@sehati/contract/care/kalender.endpoints'
import type { LanggananBaru } from '@sehati/contract/care/kalender.schema'
import { hashToken, newToken } from '../../base/http/authentication.ts'
import { found } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { insertLangganan } from './kalender.store.ts'

/** Creates the secret URL of a calendar; an earlier one stops working. Only its hash is stored. */
export async function subscribe({ db, clock }: Context, user_id: number): Promise<LanggananBaru> {
  const token = newToken()
  const { sejak } = found(await insertLangganan(db, { user_id, token_hash: hashToken(token) }, clock()))
  return { sejak, alamat: `${getKalender.path}?token=${token}` }
}
