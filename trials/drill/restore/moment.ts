import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '@sehati/testkit/product/databases'
import type pg from 'pg'
import { listTables, named } from '../../../scripts/backup/catalog.ts'
import { type Fingerprint, fingerprint } from './fingerprint.ts'

export type Moment = { at: Date; state: Fingerprint }

/** Holds every writer back for a moment, so that it is clear which writes came before it and which after. */
export async function noteMoment(url: string): Promise<Moment> {
  return withClient(url, async (db) => {
    const tables = (await listTables(db)).map(({ name }) => named(db, name))
    await lockAll(db, tables)
    await sleep(20)
    const [{ at }] = (await db.query('select clock_timestamp() as at')).rows as [{ at: Date }]
    const state = await fingerprint(db)
    // The responses to all earlier writes have arrived by then.
    await sleep(500)
    await db.query('commit')
    return { at, state }
  })
}

/** Writers lock tables in orders of their own: where both would wait in a circle, this side lets go and tries again. */
async function lockAll(db: pg.ClientBase, tables: string[]): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await db.query(`begin; set local lock_timeout = '500ms'; lock table ${tables.join(', ')} in share mode`)
      return
    } catch (error) {
      await db.query('rollback')
      if (attempt === 50 || !['40P01', '55P03'].includes((error as { code?: string }).code ?? '')) throw error
      await sleep(Math.random() * 100)
    }
  }
}
