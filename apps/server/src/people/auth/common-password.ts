import { isCommonPassword } from '@sehati/contract/people/password-umum.rules'
import type { Db } from '../../base/db/db.ts'
import { reject } from '../../base/http/errors.ts'
import { findPengaturan } from '../../clinic/pengaturan/pengaturan.store.ts'

/** Which passwords the clinic refuses, for many at once: with strict privacy the commonest, otherwise none. */
export async function findRefusedPasswords(db: Db): Promise<(password: string) => boolean> {
  return (await findPengaturan(db)).privasi_ketat ? isCommonPassword : () => false
}

/** Refuses the commonest passwords with strict privacy. `field` carries the password. Call it at every place that sets one. */
export async function refuseCommonPassword(db: Db, field: string, password: string): Promise<void> {
  if (isCommonPassword(password) && (await findPengaturan(db)).privasi_ketat) reject('PASSWORD_COMMON', { field })
}
