import { randomBytes, randomUUID } from 'node:crypto'
import type { Db } from '../src/base/db/db.ts'
import { insertPasskey } from '../src/people/passkey/passkey.store.ts'
import { insertIdentitas, listIdentitas } from '../src/people/sso/identitas.store.ts'

/** A passkey of a person that no authenticator has; returns its id. */
export async function makePasskey(db: Db, user_id: number, nama = 'Laptop'): Promise<number> {
  const kunci = { kredensial: randomBytes(32), kunci_publik: randomBytes(77), hitungan: 0, saluran: [] }
  return (await insertPasskey(db, { user_id, nama, kunci }, new Date())).passkey_id
}

/** A linked account at a provider, without `of` at one that is not there; returns its id. */
export async function makeIdentitas(
  db: Db,
  user_id: number,
  of = { penerbit: 'https://sso.kampus.test', subjek: randomUUID() as string },
): Promise<number> {
  await insertIdentitas(db, { user_id, orang: { ...of, email: 'siti@kampus.test' } }, new Date('2026-11-20T00:00:00Z'))
  return (await listIdentitas(db, user_id))[0]?.identitas_id ?? 0
}
