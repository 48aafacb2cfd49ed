import { PASSKEY_TERBANYAK, type Passkey, TANTANGAN_MENIT } from '@sehati/contract/people/passkey.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { isoOf } from '../../base/db/iso.ts'
import { hashToken } from '../../base/http/authentication.ts'
import type { Kunci, KunciBaru } from './relying-party.ts'

const columns = sql`passkey_id, nama, ${isoOf(sql`dibuat`)} as dibuat, ${isoOf(sql`dipakai`)} as dipakai`

export const listPasskey = (db: Db, user_id: number): Promise<Passkey[]> =>
  db.rows(
    sql`select ${columns} from passkey where user_id = ${user_id} order by passkey_id desc limit ${PASSKEY_TERBANYAK}`,
  )

/** The ids that the authenticators of a person gave. */
export const listKredensial = async (db: Db, user_id: number): Promise<Buffer[]> =>
  (await db.rows<{ kredensial: Buffer }>(sql`select kredensial from passkey where user_id = ${user_id}`)).map(
    ({ kredensial }) => kredensial,
  )

/** Lock the person first: they are counted. */
export const insertPasskey = async (
  tx: Db,
  { user_id, nama, kunci }: { user_id: number; nama: string; kunci: KunciBaru },
  now: Date,
): Promise<Passkey> =>
  (await tx.row<Passkey>(sql`
    insert into passkey (user_id, kredensial, kunci_publik, hitungan, saluran, nama, dibuat)
    values (${user_id}, ${kunci.kredensial}, ${kunci.kunci_publik}, ${kunci.hitungan}, ${kunci.saluran}, ${nama}, ${now})
    returning ${columns}`)) as Passkey

export const removePasskey = async (
  tx: Db,
  { user_id, passkey_id }: { user_id: number; passkey_id: number },
): Promise<boolean> =>
  (await tx.row(
    sql`delete from passkey where passkey_id = ${passkey_id} and user_id = ${user_id} returning passkey_id`,
  )) !== null

/** Removes all of a person; returns how many there were. */
export const removePasskeysOf = async (tx: Db, user_id: number): Promise<number> =>
  (await tx.rows(sql`delete from passkey where user_id = ${user_id} returning passkey_id`)).length

/** Whose passkey it is, with its key. */
export const findKunci = (
  db: Db,
  kredensial: Buffer,
): Promise<(Kunci & { passkey_id: number; user_id: number }) | null> =>
  db.row(sql`
    select passkey_id, user_id, kredensial, kunci_publik, hitungan::float8 as hitungan from passkey where kredensial = ${kredensial}`)

/**
 * Records a use. False where another device has counted as far: the passkey was copied. An authenticator that does not count says 0.
 */
export const updateHitungan = async (
  tx: Db,
  { passkey_id, hitungan }: { passkey_id: number; hitungan: number },
  now: Date,
): Promise<boolean> =>
  (await tx.row(sql`
    update passkey set hitungan = ${hitungan}, dipakai = greatest(${now}::timestamptz, dibuat)
    where passkey_id = ${passkey_id} and (hitungan < ${hitungan} or (hitungan = 0 and ${hitungan} = 0)) returning passkey_id`)) !==
  null

/** Keeps a challenge for a person who adds a passkey, or for a login. */
export async function insertTantangan(
  db: Db,
  { tantangan, user_id }: { tantangan: string; user_id: number | null },
  now: Date,
): Promise<void> {
  await db.rows(sql`
    insert into tantangan (tantangan_hash, user_id, berlaku_sampai)
    values (${hashToken(tantangan)}, ${user_id}, ${now}::timestamptz + make_interval(mins => ${TANTANGAN_MENIT}))`)
}

/** Takes a challenge: of any number of answers to it, one gets true. */
export const takeTantangan = async (
  db: Db,
  { tantangan, user_id }: { tantangan: string; user_id: number | null },
  now: Date,
): Promise<boolean> =>
  (await db.row(sql`
    delete from tantangan where tantangan_hash = ${hashToken(tantangan)} and user_id is not distinct from ${user_id}::int
      and berlaku_sampai > ${now}::timestamptz returning tantangan_hash`)) !== null
