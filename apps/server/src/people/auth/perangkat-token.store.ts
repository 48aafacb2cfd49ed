import { PERANGKAT_HARI, PERANGKAT_TERBANYAK } from '@sehati/contract/base/constants'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

const endOf = (now: Date) => new Date(now.getTime() + PERANGKAT_HARI * 86_400_000)

/** The id of a device that this account knows; null where it does not. */
export async function findPerangkat(
  db: Db,
  { user_id, token_hash }: { user_id: number | null; token_hash: Buffer },
  now: Date,
): Promise<number | null> {
  const row = await db.row<{ perangkat_id: number }>(sql`
    select perangkat_id from perangkat_token
    where token_hash = ${token_hash} and user_id = ${user_id}::int and berlaku_sampai > ${now}::timestamptz`)
  return row?.perangkat_id ?? null
}

/** The id of the known device that opened this session; null where there is none. */
export async function findPerangkatOfSesi(db: Db, token_hash: Buffer): Promise<number | null> {
  const row = await db.row<{ perangkat_id: number | null }>(
    sql`select perangkat_id from auth_session where token_hash = ${token_hash}`,
  )
  return row?.perangkat_id ?? null
}

/** Records a login of a known device, which keeps it known. Returns whether it still was. */
export async function updatePerangkat(tx: Db, perangkat_id: number, now: Date): Promise<boolean> {
  const row = await tx.row(sql`
    update perangkat_token set berlaku_sampai = ${endOf(now)} where perangkat_id = ${perangkat_id} returning perangkat_id`)
  return row !== null
}

/**
 * Makes a device known and returns its id. Beyond the limit, the device with the oldest login is removed.
 * Call `lockAccount` first, in the same transaction.
 */
export async function insertPerangkat(
  tx: Db,
  { user_id, token_hash }: { user_id: number; token_hash: Buffer },
  now: Date,
): Promise<number> {
  await tx.rows(sql`
    delete from perangkat_token where perangkat_id in (
      select perangkat_id from perangkat_token where user_id = ${user_id}
      order by berlaku_sampai desc, perangkat_id desc offset ${PERANGKAT_TERBANYAK - 1}
    )`)
  const row = await tx.row<{ perangkat_id: number }>(sql`
    insert into perangkat_token (user_id, nomor, token_hash, berlaku_sampai)
    select ${user_id}::int, min(n), ${token_hash}::bytea, ${endOf(now)}::timestamptz
    from generate_series(1, ${PERANGKAT_TERBANYAK}::int) n
    where n not in (select nomor from perangkat_token where user_id = ${user_id})
    returning perangkat_id`)
  return (row as { perangkat_id: number }).perangkat_id
}
