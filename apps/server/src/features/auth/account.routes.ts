import { isAdmin } from '@sehati/contract/access'
import { register } from '@sehati/contract/auth.endpoints'
import { Pendaftaran } from '@sehati/contract/auth.schema'
import * as endpoints from '@sehati/contract/user.endpoints'
import { registrationLevel } from '@sehati/contract/user.rules'
import type { Context } from '../../context.ts'
import { found, reject } from '../../http/errors.ts'
import { insertPeristiwa } from '../peristiwa/peristiwa.store.ts'
import { insertUser } from '../user/user.store.ts'
import { removeAuthSessionsOf } from './auth.store.ts'
import { refuseCommonPassword } from './common-password.ts'
import { updatePassword } from './credential.store.ts'
import { isEmailTaken, refuseProbing } from './email-taken.ts'
import { hashPassword } from './password.ts'

/** Accounts as they come into being, and passwords that an admin sets. A change of standing is in `kedudukan`. */
export function accountRoutes({ route, db, clock, clearSessions }: Context) {
  route(register, async ({ actor, isTokenRefused, body, network }) => {
    // An admin whose session has ended must not be given an account of another level than the one they asked for.
    if (isTokenRefused && (body.level_id ?? 5) !== 5) reject('TOKEN_INVALID')
    const byAdmin = actor !== null && isAdmin(actor.level_id)
    const person = byAdmin ? body : Pendaftaran.parse(body)
    // Before the work of a hash.
    if (!byAdmin) await refuseProbing(db, network, clock())
    const level_id = registrationLevel(actor, body.level_id)
    await refuseCommonPassword(db, 'password_hash', person.password_hash)
    const password_hash = await hashPassword(person.password_hash)
    const baru = { ...person, level_id, password_hash, harus_ganti_password: byAdmin }
    if (byAdmin) return insertUser(db, baru, clock())
    const user = await db.transaction(async (tx) =>
      (await isEmailTaken(tx, baru.email, network, clock())) ? null : insertUser(tx, baru, clock()),
    )
    return found(user, 'EMAIL_TAKEN')
  })

  route(endpoints.resetUserPassword, async ({ actor, body }) => {
    await refuseCommonPassword(db, 'password', body.password)
    const password_hash = await hashPassword(body.password)
    // No other person knows an admin's own password.
    const harus_ganti = body.user_id !== actor.user_id
    await db.transaction(async (tx) => {
      if (!(await updatePassword(tx, body.user_id, { password_hash, harus_ganti }, clock()))) reject('NOT_FOUND')
      if (harus_ganti) {
        await insertPeristiwa(tx, { jenis: 'password_admin', user_id: body.user_id, isi: null }, clock())
      }
      await removeAuthSessionsOf(tx, body.user_id)
    })
    clearSessions()
    return null
  })
}
