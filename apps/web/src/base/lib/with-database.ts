import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/**
 * Runs `work` on a database of this browser (IndexedDB), which `create` fills with its stores at the first use. The
 * connection is closed afterwards. Rejects where the browser has no storage or no room.
 */
export async function withDatabase<S extends DBSchema, T>(
  name: string,
  create: (db: IDBPDatabase<S>) => void,
  work: (db: IDBPDatabase<S>) => Promise<T>,
): Promise<T> {
  const db = await openDB<S>(name, 1, { upgrade: create })
  try {
    return await work(db)
  } finally {
    db.close()
  }
}
