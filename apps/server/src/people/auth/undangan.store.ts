import { UNDANGAN_HARI } from '@sehati/contract/base/constants'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { hashToken, newToken } from '../../base/http/authentication.ts'
import { insertPeristiwa } from '../../record/peristiwa/peristiwa.store.ts'
import { isDiundang } from '../user/user.store.ts'

export const UNDANGAN_MS = UNDANGAN_HARI * 86_400_000

/** Whether an invitation is for this account. */
export async function hasNoCaraMasuk(db: Db, user_id: number): Promise<boolean> {
  return (await db.row(sql`select from users u where u.user_id = ${user_id} and ${isDiundang}`)) !== null
}

/**
 * Replaces the invitation of an account, whose earlier links become invalid, and writes the event whose mail carries the
 * link. Lock the user first, and ask `hasNoCaraMasuk`: a trigger refuses any other account.
 */
export async function putUndangan(tx: Db, user_id: number, now: Date): Promise<void> {
  const peristiwa_id = await insertPeristiwa(tx, { jenis: 'undangan', user_id, isi: null }, now)
  await tx.rows(sql`
    insert into undangan (user_id, peristiwa_id, dibuat_pada, berlaku_sampai)
    values (${user_id}, ${peristiwa_id}, ${now}, ${new Date(now.getTime() + UNDANGAN_MS)})
    on conflict (user_id) do update
    set peristiwa_id = excluded.peristiwa_id, dibuat_pada = excluded.dibuat_pada, berlaku_sampai = excluded.berlaku_sampai`)
  await tx.rows(sql`delete from tautan_undangan where user_id = ${user_id}`)
}

/**
 * Creates the token of the invitation that this mail is for; where that was replaced meanwhile, the token is of no use.
 * Only the return value holds it: the database has its hash.
 */
export async function insertTautanUndangan(
  db: Db,
  { user_id, peristiwa_id }: { user_id: number; peristiwa_id: number },
): Promise<string> {
  const token = newToken()
  await db.rows(sql`
    insert into tautan_undangan (token_hash, user_id)
    select ${hashToken(token)}::bytea, user_id from undangan
    where user_id = ${user_id} and peristiwa_id = ${peristiwa_id}
    for share`)
  return token
}

type Diundang = { user_id: number; email: string }

const isGood = (token_hash: Buffer, now: Date) => sql`
  t.token_hash = ${token_hash} and t.user_id = g.user_id and g.berlaku_sampai > ${now}::timestamptz
  and u.user_id = g.user_id and u.status_user = 'aktif'`

/** The invited person of a link; null where it is unknown, used, expired or replaced, or the account is not active. */
export const findUndangan = (db: Db, token_hash: Buffer, now: Date): Promise<Diundang | null> =>
  db.row(sql`
    select u.user_id, u.email from undangan g, tautan_undangan t, users u where ${isGood(token_hash, now)}`)

/** Uses an invitation up. Lock the user first: of many attempts at once, one succeeds. */
export const takeUndangan = (tx: Db, token_hash: Buffer, now: Date): Promise<Diundang | null> =>
  tx.row(sql`
    delete from undangan g using tautan_undangan t, users u where ${isGood(token_hash, now)}
    returning u.user_id, u.email`)
