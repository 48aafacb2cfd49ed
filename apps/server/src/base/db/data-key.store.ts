import sql from 'sql-template-tag'
import type { Db } from './db.ts'
import { KeyError, type Keyring } from './keyring.ts'

/**
 * Records the active key's id. Throws where the database holds values of keys that this process does not have:
 * a second machine must be given DATA_KEY instead of making a key of its own.
 */
export async function checkDataKey(db: Db, ring: Keyring, now: Date): Promise<void> {
  const known = await db.rows<{ key_id: Buffer }>(sql`select key_id from data_key order by created_at desc`)
  if (known.length > 0 && !known.some(({ key_id }) => ring.find(key_id))) {
    throw new KeyError('the data key does not belong to this database: set DATA_KEY, or restore data.key in DATA_DIR')
  }
  await db.rows(
    sql`insert into data_key (key_id, created_at) values (${ring.active().id}, ${now}) on conflict do nothing`,
  )
}
