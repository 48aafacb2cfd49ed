import * as endpoints from '@sehati/contract/user.endpoints'
import { checkStandingChange, sidesLeft } from '@sehati/contract/user.rules'
import type { User, UserPerubahan } from '@sehati/contract/user.schema'
import type { Context } from '../../context.ts'
import type { SignedIn } from '../../http/authentication.ts'
import { found, reject, rejectIf } from '../../http/errors.ts'
import { removeAuthSessionsOf } from '../auth/auth.store.ts'
import { insertPeristiwa } from '../peristiwa/peristiwa.store.ts'
import { findUser, lockActiveAdmins, lockUser, updateUser } from '../user/user.store.ts'
import { cancelAhead, listTerdampak } from './kedudukan.store.ts'

/** What an admin changes of a person. A change of standing ends sessions and cancels consultations with it. */
export function kedudukanRoutes({ route, db, clock, seal, clearSessions }: Context) {
  const endsSessions = (before: User, after: User) =>
    after.status_user === 'nonaktif' || after.level_id !== before.level_id

  /** Sessions and consultations end with the standing that they depend on, in the same transaction. */
  async function changeUser(actor: SignedIn, { user_id, pesan, ...change }: UserPerubahan): Promise<User> {
    const { before, after } = await db.transaction(async (tx) => {
      const admins = await lockActiveAdmins(tx)
      const before = found(await lockUser(tx, user_id))
      const others = admins.filter((admin) => admin !== user_id).length
      rejectIf(checkStandingChange(actor, before, { ...before, ...change }, others))
      // Another admin was quicker: this caller's own rights are gone.
      if (!admins.includes(actor.user_id)) reject('TOKEN_INVALID')
      const now = clock()
      const after = await updateUser(tx, before, change, now)
      if (endsSessions(before, after)) await removeAuthSessionsOf(tx, user_id)
      if (after.email !== before.email)
        await insertPeristiwa(tx, { jenis: 'email_berubah', user_id, isi: { alamat: before.email } }, now)
      for (const sisi of sidesLeft(before, after)) {
        await cancelAhead(tx, seal, { user_id, sisi }, { diubah_oleh: actor.user_id, pesan: pesan || null, now })
      }
      return { before, after }
    })
    if (endsSessions(before, after)) clearSessions()
    return after
  }

  route(endpoints.updateUser, ({ actor, body }) => changeUser(actor, body))

  route(endpoints.deactivateUser, ({ actor, query }) =>
    changeUser(actor, { user_id: query.id, status_user: 'nonaktif' }),
  )

  route(endpoints.listTerdampakUser, async ({ query }) => {
    found(await findUser(db, query.user_id))
    return listTerdampak(db, query.user_id, clock())
  })
}
