import sql from 'sql-template-tag'
import type { Db } from '../src/base/db/db.ts'
import type { Seal } from '../src/base/db/seal.ts'
import { eraseAccount } from '../src/rights/penghapusan/erase.act.ts'
import type { makeFactories } from './factories.ts'

type Deps = { db: Db; seal: Seal; clock: () => Date; make: ReturnType<typeof makeFactories> }

/** A patient with a medical record whose account was erased, and who they were. */
export async function makeTerhapus({ db, seal, clock, make }: Deps) {
  const { user_id } = await make.person(5)
  const own = await db.row<{ name: string; email: string }>(
    sql`select name, email from users where user_id = ${user_id}`,
  )
  await make.booked({ user_id }, { status: 'selesai', tanggal: '2026-11-19' })
  await db.transaction((tx) => eraseAccount({ seal, clock }, tx, { user_id, permintaan_id: null }))
  return { user_id, ...(own as { name: string; email: string }) }
}
