import { register } from '@sehati/contract/auth.endpoints'
import { Pendaftaran } from '@sehati/contract/auth.schema'
import * as endpoints from '@sehati/contract/user.endpoints'
import { checkStandingChange, registrationLevel } from '@sehati/contract/user.rules'
import type { User, UserPerubahan } from '@sehati/contract/user.schema'
import type { Context } from '../../context.ts'
import type { SignedIn } from '../../http/authentication.ts'
import { found, reject, rejectIf } from '../../http/errors.ts'
import { insertUser, lockActiveAdmins, lockUser, updateUser } from '../user/user.store.ts'
import { removeAuthSessionsOf } from './auth.store.ts'
import { updatePassword } from './credential.store.ts'
import { hashPassword } from './password.ts'

/** Accounts as they come into being, and what an admin does to somebody else's: whatever needs a password or ends sessions. */
export function accountRoutes({ route, db, clock, heardByAll }: Context) {
  route(register, async ({ actor, body }) => {
    const person = actor?.level_id === 1 ? body : Pendaftaran.parse(body)
    const level_id = registrationLevel(actor, body.level_id)
    const password_hash = await hashPassword(person.password_hash)
    return insertUser(db, { ...person, level_id, password_hash }, clock())
  })

  const endsSessions = (before: User, after: User) =>
    after.status_user === 'nonaktif' || after.level_id !== before.level_id

  /** Sessions end with the standing they were opened under, in the same transaction. */
  async function changeUser(actor: SignedIn, { user_id, ...change }: UserPerubahan): Promise<User> {
    const { before, after } = await db.transaction(async (tx) => {
      const admins = await lockActiveAdmins(tx)
      const before = found(await lockUser(tx, user_id))
      const others = admins.filter((admin) => admin !== user_id).length
      rejectIf(checkStandingChange(actor, before, { ...before, ...change }, others))
      // Another admin was quicker: this caller's own rights are gone.
      if (!admins.includes(actor.user_id)) reject('TOKEN_INVALID')
      const after = await updateUser(tx, before, change, clock())
      if (endsSessions(before, after)) await removeAuthSessionsOf(tx, user_id)
      return { before, after }
    })
    if (endsSessions(before, after)) await heardByAll()
    return after
  }

  route(endpoints.updateUser, ({ actor, body }) => changeUser(actor, body))

  route(endpoints.deactivateUser, ({ actor, query }) =>
    changeUser(actor, { user_id: query.id, status_user: 'nonaktif' }),
  )

  route(endpoints.resetUserPassword, async ({ body }) => {
    const password_hash = await hashPassword(body.password)
    await db.transaction(async (tx) => {
      if (!(await updatePassword(tx, body.user_id, password_hash, clock()))) reject('NOT_FOUND')
      await removeAuthSessionsOf(tx, body.user_id)
    })
    await heardByAll()
    return null
  })
}
