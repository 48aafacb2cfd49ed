import { getFoto } from '@sehati/contract/people/foto.endpoints'
import type { User } from '@sehati/contract/people/user.schema'
import sql, { empty, type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import type { Seal } from '../../base/db/seal.ts'
import { NO_PASSWORD } from './no-password.ts'
import { type NomorTersimpan, openNomor, sealNomor, type UserRow, withNomor } from './nomor-bpjs.ts'

/** The URL of the photo of `users u`; null where there is none. */
export const fotoUrlOf = (user: Sql): Sql =>
  sql`${getFoto.path}::text || '?id=' || ${user}.user_id || '&v=' || ${user}.foto_versi`
export const fotoUrl = fotoUrlOf(sql`u`)

/**
 * The admin behind an act of this admin upon `users u`: the one who knows the password of the acting account, otherwise that
 * account itself.
 */
export const adminBehind = (user_id: number): Sql => sql`(
  select coalesce(nullif(a.password_oleh, u.user_id), a.user_id) from users a where a.user_id = ${user_id})`

/** Whether `users u` can sign in: by a password, a passkey, or at a provider. */
export const hasCaraMasukOf: Sql = sql`(u.password_hash <> ${NO_PASSWORD}
  or exists (select from passkey p where p.user_id = u.user_id)
  or exists (select from identitas i where i.user_id = u.user_id))`

/** Whether `users u` waits for its person, who is invited: it is active, and nothing opens it yet. */
export const isDiundang: Sql = sql`(u.status_user = 'aktif' and not ${hasCaraMasukOf})`

/** The API's columns of `users u join level l`, the BPJS number encrypted. */
export const columns = sql`
  u.user_id, u.level_id, l.nama_level, u.name, u.email, u.phone_number, u.gender, u.no_bpjs_segel, u.status_user, u.country,
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
  /** The admin who makes the account; none where its person registers, or an operator makes it. */
  dibuat_oleh?: number | null
}

/** Ids of accounts that do not exist yet: a number is encrypted together with the id of its row. */
export async function takeUserIds(db: Db, many: number): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('users', 'user_id'))::int as id from generate_series(1, ${many}::int)`,
  )
  return rows.map(({ id }) => id)
}

export async function insertUser(db: Db, seal: Seal, person: PersonBaru, now: Date): Promise<User> {
  const [user_id] = (await takeUserIds(db, 1)) as [number]
  return withNomor(seal, await insertRow(db, { ...person, user_id, ...sealNomor(seal, user_id, person.no_bpjs) }, now))
}

/** An account without a BPJS number, for which no key is needed. Returns its id. */
export async function insertUserTanpaNomor(db: Db, person: Omit<PersonBaru, 'no_bpjs'>, now: Date): Promise<number> {
  const [user_id] = (await takeUserIds(db, 1)) as [number]
  await insertRow(db, { ...person, user_id, segel: null, sidik: null }, now)
  return user_id
}

async function insertRow(
  db: Db,
  person: PersonBaru & NomorTersimpan & { user_id: number },
  now: Date,
): Promise<UserRow> {
  const user = await db.row<UserRow>(sql`
    with u as (
      insert into users (user_id, level_id, name, email, password_hash, harus_ganti_password, phone_number, gender, no_bpjs_segel,
        no_bpjs_sidik, country, created_at, updated_at, email_terverifikasi_pada, dibuat_oleh)
      overriding system value
      values (${person.user_id}, ${person.level_id}, ${person.name}, ${person.email}, ${person.password_hash}, ${person.harus_ganti_password ?? false}, ${person.phone_number ?? null},
        ${person.gender ?? null}, ${person.segel}, ${person.sidik}, ${person.country ?? 'Indonesia'}, ${now}, ${now}, ${person.email_terverifikasi ? now : null}, ${person.dibuat_oleh ?? null})
      returning *
    )
    select ${columns} from u join level l on l.level_id = u.level_id`)
  return user as UserRow
}

/** With the BPJS number encrypted: most callers need none. `withNomor` makes the object of the API. */
export const findUser = (db: Db, user_id: number): Promise<UserRow | null> =>
  db.row(sql`select ${columns} from ${people} where u.user_id = ${user_id}`)

/**
 * The same, locked until the transaction ends. It is the weaker of the two row locks: a statement that only refers to
 * the person, as a booking does, need not wait.
 */
export const lockUser = (db: Db, user_id: number): Promise<UserRow | null> =>
  db.row(sql`select ${columns} from ${people} where u.user_id = ${user_id} for no key update of u`)

export const hasAdmin = async (db: Db): Promise<boolean> =>
  (await db.row(sql`select from users where level_id = 1 limit 1`)) !== null

/** The ids of all active admins, locked until the transaction ends, always in one order, so that two of these cannot deadlock. */
export async function lockActiveAdmins(db: Db): Promise<number[]> {
  const rows = await db.rows<{ user_id: number }>(sql`
    select user_id from users where level_id = 1 and status_user = 'aktif' order by user_id for no key update`)
  return rows.map(({ user_id }) => user_id)
}

/** The fields of a person that can change. */
type Perubahan = {
  [Field in 'level_id' | 'status_user' | 'name' | 'email' | 'phone_number' | 'gender' | 'no_bpjs' | 'country']?:
    | User[Field]
    | undefined
}

/**
 * Writes all changeable fields of a person whose row the caller has locked; fields that `change` leaves out stay. The person is
 * notified of another name, telephone or BPJS number. Sets off triggers: another status or level waits for bookings, other processes are
 * notified, another e-mail invalidates links and is not confirmed.
 * A number that is the stored one stays as it is encrypted; so does one that no key decrypts, which is shown as none.
 * `admin` is the admin who changes another person, null for the person: an address or a level that an admin set is marked as such.
 */
export async function updateUser(
  db: Db,
  seal: Seal,
  before: UserRow,
  change: Perubahan,
  { admin, now }: { admin: number | null; now: Date },
): Promise<User> {
  const { user_id } = before
  const after = { ...before, ...change }
  const isNew = change.no_bpjs !== undefined && change.no_bpjs !== openNomor(seal, before)
  const nomor = sealNomor(seal, user_id, isNew ? change.no_bpjs : null)
  const isData = isNew || after.name !== before.name || after.phone_number !== before.phone_number
  const emailOleh = admin === null || admin === user_id ? sql`null` : adminBehind(admin)
  const user = await db.row<UserRow>(sql`
    with u as (
      update users u
      set level_id = ${after.level_id}, name = ${after.name}, email = ${after.email}, phone_number = ${after.phone_number},
        gender = ${after.gender}, status_user = ${after.status_user}, country = ${after.country},
        ${after.level_id === before.level_id ? empty : sql`level_oleh = ${admin}, level_pada = ${admin && now},`}
        ${after.email === before.email ? empty : sql`email_oleh = ${emailOleh},`}
        ${isNew ? sql`no_bpjs_segel = ${nomor.segel}, no_bpjs_sidik = ${nomor.sidik},` : empty}
        updated_at = ${now}
      where user_id = ${user_id}
      returning *
    ) ${isData ? sql`, kabar as (insert into peristiwa (jenis, user_id, sejak) select 'data_berubah', user_id, updated_at from u)` : empty}
    select ${columns} from u join level l on l.level_id = u.level_id`)
  return withNomor(seal, user as UserRow)
}

/** How many active accounts have an e-mail of one of these domains. */
export async function countAktifOf(db: Db, domains: readonly string[]): Promise<number> {
  const row = await db.row<{ jumlah: number }>(sql`
    select count(*)::int as jumlah from users
    where status_user = 'aktif' and lower(split_part(email, '@', 2)) = any (${[...domains]}::text[])`)
  return row?.jumlah ?? 0
}
