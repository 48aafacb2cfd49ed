import type { Db } from '../../base/db/db.ts'
import type { Seal } from '../../base/db/seal.ts'
import { reject } from '../../base/http/errors.ts'
import { findByIdempotencyKey } from './booking.store.ts'

/** What a request says, as a text, with its Idempotency-Key. Two requests are the same when their texts are. */
export type Asked = { key: string | null; text: string }

/** What the booking stores of a request with a key: of what it says, a digest. */
export const idempotencyOf = (seal: Seal, { key, text }: Asked) => (key ? { key, digest: seal.digest(text) } : null)

/** The consultation that the same request of this account has booked; null for a new key. Refuses a key of another request. */
export async function findRepeated(
  db: Db,
  seal: Seal,
  pengaju_id: number,
  { key, text }: Asked,
): Promise<number | null> {
  const earlier = key ? await findByIdempotencyKey(db, pengaju_id, key) : null
  if (!earlier) return null
  if (!seal.matches(text, earlier.request_digest)) reject('IDEMPOTENCY_KEY_REUSED')
  return earlier.jadwal_id
}
