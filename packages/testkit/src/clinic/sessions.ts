import crypto from 'node:crypto'
import type pg from 'pg'

/** Opens a session for each of these people as of `now`, past the login: hashing hundreds of passwords takes minutes. */
export async function signIn(db: pg.ClientBase, userIds: number[], now: Date): Promise<string[]> {
  const tokens = userIds.map(() => crypto.randomBytes(32).toString('base64url'))
  await db.query(
    `insert into auth_session (token_hash, user_id, created_at, last_used_at)
     select decode(hash, 'hex'), user_id, $3, $3 from unnest($1::text[], $2::int[]) s (hash, user_id)`,
    [tokens.map((token) => crypto.createHash('sha256').update(token).digest('hex')), userIds, now],
  )
  return tokens
}
