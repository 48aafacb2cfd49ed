import { reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { type By, tellCaraMasuk } from '../kedua/tell.ts'
import { lockUser } from '../user/user.store.ts'
import { hasCaraMasuk, removeIdentitas } from './identitas.store.ts'

/** Unlinks an account at a provider. Another person's is refused as `NOT_FOUND`. */
export async function unlink({ db, clock }: Context, { actor, asal }: By, identitas_id: number): Promise<null> {
  const { user_id } = actor
  await db.transaction(async (tx) => {
    await lockUser(tx, user_id)
    if (!(await removeIdentitas(tx, { user_id, identitas_id }))) reject('NOT_FOUND')
    if (!(await hasCaraMasuk(tx, user_id))) reject('SSO_LAST')
    await tellCaraMasuk(tx, { actor, asal }, { user_id, dasar: 'milik_sendiri' }, clock())
  })
  return null
}
