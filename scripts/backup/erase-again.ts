import { connect, type Db } from '../../apps/server/src/base/db/db.ts'
import { parseKeys } from '../../apps/server/src/base/db/keyring.ts'
import { makeSeal } from '../../apps/server/src/base/db/seal.ts'
import { eraseAgain } from '../../apps/server/src/rights/penghapusan/again.act.ts'
import { listDihapus } from '../../apps/server/src/rights/penghapusan/penghapusan.store.ts'

async function within<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = connect(url, 2)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

type Erased = {
  restored: string
  present: string
  /** Where no present database knows them. */
  named: readonly number[]
  /** The keys of the backup, the active first. */
  keys: string
}

/** Erases again, in a restored database of the newest shape, what was erased since its backup. Returns how many accounts. */
export async function eraseAgainIn({ restored, present, named, keys }: Erased): Promise<number> {
  const ring = parseKeys(keys)
  const [active] = ring
  if (!active) return 0
  const seal = makeSeal({ active: () => active, find: (id) => ring.find((key) => key.id.equals(id)) ?? null })
  const erased = await within(present, listDihapus)
  const again = await within(restored, (db) => eraseAgain({ db, seal, clock: () => new Date() }, { erased, named }))
  return again.length
}
