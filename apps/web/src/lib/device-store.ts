const DATABASE = 'sehati'
const STORE = 'device'

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function withStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  const db = await settled(request)
  try {
    return await work(db.transaction(STORE, mode).objectStore(STORE))
  } finally {
    db.close()
  }
}

/** What this device keeps beside `localStorage`: keys that cannot be exported, and what is sealed with them. */
export const deviceStore = {
  read: <T>(name: string): Promise<T | undefined> =>
    withStore('readonly', (store) => settled(store.get(name) as IDBRequest<T | undefined>)),

  write: (name: string, value: unknown): Promise<unknown> =>
    withStore('readwrite', (store) => settled(store.put(value, name))),

  remove: (names: string[]): Promise<unknown> =>
    withStore('readwrite', (store) => Promise.all(names.map((name) => settled(store.delete(name))))),

  /** The value of this name, made when there is none. Another tab may be quicker: the first one stays. */
  async readOrMake<T>(name: string, make: () => Promise<T>): Promise<T> {
    const found = await deviceStore.read<T>(name)
    if (found) return found
    const made = await make()
    return withStore('readwrite', async (store) => {
      const first = (await settled(store.get(name))) as T | undefined
      if (!first) await settled(store.put(made, name))
      return first ?? made
    })
  },
}
