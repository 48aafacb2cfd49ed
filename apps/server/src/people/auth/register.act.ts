import { isAdmin, registeredLevel } from '@sehati/contract/base/access'
import { Pendaftaran, type UserBaru } from '@sehati/contract/people/auth.schema'
import { registrationLevel } from '@sehati/contract/people/user.rules'
import type { User } from '@sehati/contract/people/user.schema'
import type { Asal, SignedIn } from '../../base/http/authentication.ts'
import { found, reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { insertPeristiwa, insertPeristiwaAdmin } from '../../record/peristiwa/peristiwa.store.ts'
import { recordJawaban } from '../persetujuan/record.act.ts'
import { insertUser } from '../user/user.store.ts'
import { insertUsia } from '../usia/usia.store.ts'
import { dewasaPadaOf } from '../usia/usia.ts'
import { refuseCommonPassword } from './common-password.ts'
import { isEmailTaken, refuseProbing } from './email-taken.ts'
import { hashPassword } from './password.ts'

/** `actor` is null for a visitor; `isTokenRefused` where the request carried an invalid token. */
type By = { actor: SignedIn | null; asal: Asal; isTokenRefused: boolean; network: string }

/** A visitor registers, or an admin adds an account of any level. */
export async function register({ db, seal, clock }: Context, by: By, body: UserBaru): Promise<User> {
  const { actor, asal, isTokenRefused, network } = by
  // An admin whose session has ended must not be given an account of another level than the requested one.
  if (isTokenRefused && (body.level_id ?? registeredLevel) !== registeredLevel) reject('TOKEN_INVALID')
  const byAdmin = actor !== null && isAdmin(actor.level_id)
  const person = byAdmin ? body : Pendaftaran.parse(body)
  // Before the cost of a hash.
  if (!byAdmin) await refuseProbing(db, network, clock())
  const level_id = registrationLevel(actor, body.level_id)
  await refuseCommonPassword(db, 'password_hash', person.password_hash)
  const password_hash = await hashPassword(person.password_hash)
  const baru = {
    ...person,
    level_id,
    password_hash,
    harus_ganti_password: byAdmin,
    email_terverifikasi: false,
    dibuat_oleh: byAdmin ? actor.user_id : null,
  }
  const user = await db.transaction(async (tx) => {
    if (!byAdmin && (await isEmailTaken(tx, baru.email, network, clock()))) return null
    const user = await insertUser(tx, seal, baru, clock())
    const { user_id } = user
    if (isAdmin(level_id)) await insertPeristiwaAdmin(tx, { jenis: 'admin_baru', tentang: user_id }, clock())
    if (!byAdmin && person.persetujuan) await recordJawaban(tx, { user_id, sesi_id: null }, person.persetujuan, clock())
    if (!byAdmin && person.usia) {
      const dewasa_pada = dewasaPadaOf(person.usia, clock())
      await insertUsia(tx, { user_id, dewasa_pada, oleh: user_id }, clock())
    }
    await insertPeristiwa(tx, { jenis: 'verifikasi', user_id, isi: null }, clock())
    const buat = { tindakan: 'buat_akun', objek: 'akun', objek_id: user_id, subjek_id: user_id } as const
    if (byAdmin) await catatTindakan(tx, { actor, asal }, { ...buat, dasar: 'administrasi' }, clock())
    return user
  })
  return found(user, 'EMAIL_TAKEN')
}
