import type { Db } from '../../base/db/db.ts'
import type { Seal } from '../../base/db/seal.ts'
import { eraseAccount } from './erase.act.ts'
import { type Dihapus, listBelumDihapus } from './penghapusan.store.ts'

/**
 * Erases again, in a restored database, the accounts that were erased since its backup: `erased` in the database that it replaces, and
 * `named` ones where there is none. Returns their ids.
 */
export async function eraseAgain(
  { db, seal, clock }: { db: Db; seal: Seal; clock: () => Date },
  of: { erased: readonly Dihapus[]; named: readonly number[] },
): Promise<number[]> {
  const again = await listBelumDihapus(db, of)
  for (const user_id of again)
    await db.transaction((tx) => eraseAccount({ seal, clock }, tx, { user_id, permintaan_id: null }))
  return again
}
