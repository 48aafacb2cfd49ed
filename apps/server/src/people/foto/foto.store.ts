import type { Actor } from '@sehati/contract/base/access'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { found } from '../../base/http/errors.ts'
import type { UserRow } from '../user/nomor-bpjs.ts'
import { findUser } from '../user/user.store.ts'
import type { Pemilik } from './foto.policy.ts'

/** The owner of a photo, and the relation of `actor` to them; null where the owner has none. */
export const findPemilik = (db: Db, actor: Actor, user_id: number): Promise<(Pemilik & { versi: string }) | null> =>
  db.row(sql`
    select u.user_id, u.foto_versi as versi,
      u.status_user = 'aktif' and u.level_id in (2, 3)
        and exists (select from tenaga_profesional t where t.user_id = u.user_id) as is_profesional,
      exists (
        select from konsultasi k where k.user_id = u.user_id and k.profesional_id = ${actor.profesional_id}::int
      ) as is_pasien
    from users u where u.user_id = ${user_id} and u.foto_versi is not null`)

/** Names the current version, null for none; waits for other changes of the same person. */
export async function updateFotoVersi(db: Db, user_id: number, versi: string | null, now: Date): Promise<UserRow> {
  await db.rows(sql`update users set foto_versi = ${versi}, updated_at = ${now} where user_id = ${user_id}`)
  return found(await findUser(db, user_id))
}

/** The current version, null for none; locked until the transaction ends. */
export async function lockFotoVersi(db: Db, user_id: number): Promise<string | null> {
  const row = await db.row<{ foto_versi: string | null }>(
    sql`select foto_versi from users where user_id = ${user_id} for no key update`,
  )
  return row?.foto_versi ?? null
}
