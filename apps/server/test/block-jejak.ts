import sql from 'sql-template-tag'
import type { Db } from '../src/db/db.ts'

/** Keeps every other connection from writing to the trail until the returned function is called. */
export async function blockJejak(db: Db): Promise<() => Promise<void>> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>()
  const holding = db.transaction(async (tx) => {
    await tx.rows(sql`lock table jejak_baru in exclusive mode`)
    locked()
    await held
  })
  await isLocked
  return async () => {
    release()
    await holding
  }
}
