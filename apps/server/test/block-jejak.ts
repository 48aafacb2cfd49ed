import { setTimeout } from 'node:timers/promises'
import sql from 'sql-template-tag'
import type { Db } from '../src/base/db/db.ts'

/**
 * Keeps every other connection from writing to the trail until the returned function is called. A process whose record waits
 * gets an error at once, as it does from the limit of its statements.
 */
export async function blockJejak(db: Db): Promise<() => Promise<void>> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>()
  let isHeld = true
  const holding = db.transaction(async (tx) => {
    await tx.rows(sql`lock table jejak_baru in exclusive mode`)
    locked()
    await held
  })
  await isLocked
  const refusing = (async () => {
    while (isHeld) {
      await db.rows(sql`select pg_cancel_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'sehati jejak' and wait_event_type = 'Lock'`)
      await setTimeout(20)
    }
  })()
  return async () => {
    isHeld = false
    await refusing
    release()
    await holding
  }
}
