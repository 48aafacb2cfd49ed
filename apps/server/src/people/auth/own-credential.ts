import type { Db } from '../../base/db/db.ts'
import { found, reject } from '../../base/http/errors.ts'
import { NO_PASSWORD } from '../user/no-password.ts'
import { type Credential, findCredential } from './credential.store.ts'

/** The caller's credential, for an act that asks for the present password in this field. */
export async function findOwnCredential(db: Db, user_id: number, field: string): Promise<Credential> {
  const known = found(await findCredential(db, user_id))
  refuseWithoutPassword(known, field)
  return known
}

/** An account that came by a provider may have no password: the caller is told how to get one, and nothing counts as a guess. */
export function refuseWithoutPassword({ password_hash }: Pick<Credential, 'password_hash'>, field: string): void {
  if (password_hash === NO_PASSWORD) reject('PASSWORD_NONE', { field })
}
