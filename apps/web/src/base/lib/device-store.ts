import type { DBSchema, IDBPDatabase } from 'idb'
import { withDatabase } from './with-database.ts'

interface Device extends DBSchema {
  device: { key: string; value: unknown }
}

const withDevice = <T>(work: (db: IDBPDatabase<Device>) => Promise<T>) =>
  withDatabase<Device, T>('sehati', (db) => void db.createObjectStore('device'), work)

/** What this device keeps beside `localStorage`: keys that cannot be exported, and what is encrypted with them. */
export const deviceStore = {
  read: <T>(name: string) => withDevice((db) => db.get('device', name) as Promise<T | undefined>),

  write: (name: string, value: unknown) => withDevice((db) => db.put('device', value, name)),

  remove: (names: string[]) =>
    withDevice(async (db) => {
      const { store, done } = db.transaction('device', 'readwrite')
      await Promise.all([...names.map((name) => store.delete(name)), done])
    }),

  /** The value of this name, made when there is none. Another tab may be quicker: the first one stays. */
  async readOrMake<T>(name: string, make: () => Promise<T>): Promise<T> {
    const found = await deviceStore.read<T>(name)
    if (found) return found
    const made = await make()
    return withDevice(async (db) => {
      const { store, done } = db.transaction('device', 'readwrite')
      const first = (await store.get(name)) as T | undefined
      if (!first) await store.put(made, name)
      await done
      return first ?? made
    })
  },
}
