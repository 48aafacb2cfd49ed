import { getFoto } from '@sehati/contract/foto/endpoints'
import type { User, UserPerubahan } from '@sehati/contract/user/schema'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../db/db.ts'

/** The URL of the photo of `users u`; null where there is none. */
export const fotoUrlOf = (user: Sql): Sql =>
  sql`${getFoto.path}::text || '?id=' || ${user}.user_id || '&v=' || ${user}.foto_versi`
export const fotoUrl = fotoUrlOf(sql`u`)

/** The API's columns of `users u join level l`. */
export const columns = sql`
  u.user_id, u.level_id, l.nama_level, u.name, u.email, u.phone_number, u.gender, u.no_bpjs, u.status_user, u.country,
  ${fotoUrl} as foto_url, u.created_at`
export const people = sql`users u join level l on l.level_id = u.level_id`

export type PersonBaru = {
  name: string
  email: string
  /** The argon2id hash, never the password. */
  password_hash: string
  /** An admin chose the password. */
  harus_ganti_password?: boolean
  /** Whether mails about consultations may be sent to the address before a link that was mailed to it is used. */
  email_terverifikasi: boolean
  level_id: number
  phone_number?: string | null | undefined
  gender?: string | null | undefined
  no_bpjs?: string | null | undefined
  country?: string | undefined
}

/** Sets off triggers (docs/database.md#users): the kept counts. */
export async function insertUser(db: Db, person: PersonBaru, now: Date): Promise<User> {
  const user = await db.row<User>(sql`
    with u as (
      insert into users (level_id, name, email, password_hash, harus_ganti_password, phone_number, gender, no_bpjs, country, created_at, updated_at, email_terverifikasi_pada)
      values (${person.level_id}, ${person.name}, ${person.email}, ${person.password_hash}, ${person.harus_ganti_password ?? false}, ${person.phone_number ?? null},
        ${person.gender ?? null}, ${person.no_bpjs ?? null}, ${person.country ?? 'Indonesia'}, ${now}, ${now}, ${person.email_terverifikasi ? now : null})
      returning *
    )
    select ${columns} from u join level l on l.level_id = u.level_id`)
  return user as User
}

export const findUser = (db: Db, user_id: number): Promise<User | null> =>
  db.row(sql`select ${columns} from ${people} where u.user_id = ${user_id}`)

/**
 * The same, locked until the transaction ends. It is the weaker of the two row locks: a statement that only refers to
 * the person, as a booking does, need not wait.
 */
export const lockUser = (db: Db, user_id: number): Promise<User | null> =>
  db.row(sql`select ${columns} from ${people} where u.user_id = ${user_id} for no key update of u`)

export const hasAdmin = async (db: Db): Promise<boolean> =>
  (await db.row(sql`select from users where level_id = 1 limit 1`)) !== null

/** The ids of all active admins, locked until the transaction ends, always in one order, so that two of these cannot deadlock. */
export async function lockActiveAdmins(db: Db): Promise<number[]> {
  const rows = await db.rows<{ user_id: number }>(sql`
    select user_id from users where level_id = 1 and status_user = 'aktif' order by user_id for no key update`)
  return rows.map(({ user_id }) => user_id)
}

/**
 * Writes all changeable fields of a person whose row the caller has locked; fields that `change` leaves out stay. Sets off
 * triggers (docs/database.md#users): another status or level waits for bookings, other processes are notified, the person is
 * notified of changed data, another e-mail invalidates links and is not confirmed, and the kept counts follow.
 */
export async function updateUser(
  db: Db,
  before: User,
  change: Omit<UserPerubahan, 'user_id'>,
  now: Date,
): Promise<User> {
  const after = { ...before, ...change }
  const user = await db.row<User>(sql`
    with u as (
      update users
      set level_id = ${after.level_id}, name = ${after.name}, email = ${after.email}, phone_number = ${after.phone_number},
        gender = ${after.gender}, no_bpjs = ${after.no_bpjs}, status_user = ${after.status_user}, country = ${after.country},
        updated_at = ${now}
      where user_id = ${before.user_id}
      returning *
    )
    select ${columns} from u join level l on l.level_id = u.level_id`)
  return user as User
}
