import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { exclusiveHash, locks } from '../../base/db/locks.ts'

/** How many failures of one account within this time lock it. */
const FAILURES = 10
const WINDOW = sql`interval '15 minutes'`

/** Attempts on the same account take turns, until the transaction ends. */
export async function lockAccount(db: Db, account_hash: Buffer): Promise<void> {
  await db.rows(sql`select ${exclusiveHash(locks.loginFailure, account_hash)}`)
}

/** The seconds until the oldest of the last `failures` leaves the window; null while there are fewer. */
export async function findLockout(
  db: Db,
  account_hash: Buffer,
  now: Date,
  failures: number = FAILURES,
): Promise<number | null> {
  const row = await db.row<{ seconds: number }>(sql`
    select ceil(extract(epoch from failed_at + ${WINDOW} - ${now}::timestamptz))::int as seconds
    from login_failure
    where account_hash = ${account_hash} and failed_at > ${now}::timestamptz - ${WINDOW}
    order by failed_at desc offset ${failures - 1} limit 1`)
  return row?.seconds ?? null
}

export async function insertLoginFailure(db: Db, account_hash: Buffer, now: Date): Promise<void> {
  await db.rows(sql`insert into login_failure (account_hash, failed_at) values (${account_hash}, ${now})`)
}

export async function removeLoginFailures(db: Db, account_hash: Buffer): Promise<void> {
  await db.rows(sql`delete from login_failure where account_hash = ${account_hash}`)
}

/** Deletes some failures that no longer count, of any account; rows that another clean-up holds are left to it. */
export async function removeOldLoginFailures(db: Db, now: Date): Promise<void> {
  await db.rows(sql`
    delete from login_failure where ctid = any (array(
      select ctid from login_failure where failed_at <= ${now}::timestamptz - ${WINDOW}
      limit 100 for update skip locked
    ))`)
}
