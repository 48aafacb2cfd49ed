import sql from 'sql-template-tag'
import { expect, vi } from 'vitest'
import type { Db } from '../src/base/db/db.ts'

/** Returns once the check does not throw. The limit only ends a wait that is in vain. */
export const until = (check: () => unknown) => vi.waitFor(check, { timeout: 90_000, interval: 50 })

/** Returns once a statement in this database waits for a lock: the started work cannot go any further. */
export const someoneWaits = (db: Db) =>
  expect
    .poll(() =>
      db.rows(sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`),
    )
    .not.toHaveLength(0)
