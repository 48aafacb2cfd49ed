import { randomBytes } from 'node:crypto'
import type { Db } from '../src/base/db/db.ts'
import { insertPasskey } from '../src/people/passkey/passkey.store.ts'

/** A passkey of a person that no authenticator has; returns its id. */
export async function makePasskey(db: Db, user_id: number, nama = 'Laptop'): Promise<number> {
  const kunci = { kredensial: randomBytes(32), kunci_publik: randomBytes(77), hitungan: 0, saluran: [] }
  return (await insertPasskey(db, { user_id, nama, kunci }, new Date())).passkey_id
}
