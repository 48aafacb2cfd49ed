import type { Identitas } from '@sehati/contract/people/sso.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { isoOf } from '../../base/db/iso.ts'
import { exclusiveHash, locks } from '../../base/db/locks.ts'
import { hasCaraMasukOf } from '../user/user.store.ts'
import type { Orang } from './claims.rules.ts'

type Who = Pick<Orang, 'penerbit' | 'subjek'>
type Linked = Who & Pick<Orang, 'email'>

/** Logins of one account at a provider take turns, until the transaction ends: the first one makes its account here. */
export async function lockIdentitas(tx: Db, digest: Buffer): Promise<void> {
  await tx.rows(sql`select ${exclusiveHash(locks.loginFailure, digest)}`)
}

/** Whose account it is, recording the use; null where it is not linked. */
export const updateIdentitas = (tx: Db, { penerbit, subjek }: Who, now: Date): Promise<{ user_id: number } | null> =>
  tx.row(sql`
    update identitas set dipakai = greatest(${now}::timestamptz, sejak) where penerbit = ${penerbit} and subjek = ${subjek}
    returning user_id`)

/** Links it, and returns its id; null where it has been linked meanwhile: it stays with that account. */
export async function insertIdentitas(
  tx: Db,
  { user_id, orang }: { user_id: number; orang: Linked },
  now: Date,
): Promise<number | null> {
  const row = await tx.row<{ identitas_id: number }>(sql`
    insert into identitas (user_id, penerbit, subjek, email, sejak, dipakai)
    values (${user_id}, ${orang.penerbit}, ${orang.subjek}, ${orang.email}, ${now}, ${now})
    on conflict do nothing returning identitas_id`)
  return row?.identitas_id ?? null
}

export const listIdentitas = (db: Db, user_id: number): Promise<(Omit<Identitas, 'label'> & { penerbit: string })[]> =>
  db.rows(sql`
    select identitas_id, penerbit, email, ${isoOf(sql`sejak`)} as sejak, ${isoOf(sql`dipakai`)} as dipakai
    from identitas where user_id = ${user_id} order by identitas_id desc`)

export const removeIdentitas = async (
  tx: Db,
  { user_id, identitas_id }: { user_id: number; identitas_id: number },
): Promise<boolean> =>
  (await tx.row(sql`
    delete from identitas where identitas_id = ${identitas_id} and user_id = ${user_id} returning identitas_id`)) !==
  null

/** Whether a person can sign in. Lock the person first. */
export const hasCaraMasuk = async (tx: Db, user_id: number): Promise<boolean> =>
  (await tx.row(sql`
    select from users u where u.user_id = ${user_id} and ${hasCaraMasukOf}`)) !== null
