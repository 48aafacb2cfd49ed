import type { DBSchema, IDBPDatabase } from 'idb'
import { deviceCipher, type Sealed } from '../../base/lib/device-cipher.ts'
import { withDatabase } from '../../base/lib/with-database.ts'
import type { Kiriman } from './outbox.rules.ts'

/** Beside whose it is and when it was written nothing can be read without the key. */
type Row = { client_id: string; user_id: number; urut: number; words: Sealed; file: Sealed | null }

interface Outbox extends DBSchema {
  kiriman: { key: string; value: Row; indexes: { user_id: number } }
}

const withOutbox = <T>(work: (db: IDBPDatabase<Outbox>) => Promise<T>) =>
  withDatabase<Outbox, T>(
    'sehati-outbox',
    (db) => void db.createObjectStore('kiriman', { keyPath: 'client_id' }).createIndex('user_id', 'user_id'),
    work,
  )

const cipher = deviceCipher('outbox-key')
const contextOf = ({ client_id, user_id }: Pick<Row, 'client_id' | 'user_id'>, part: 'words' | 'file') =>
  `outbox:${user_id}:${client_id}:${part}`

async function seal(kiriman: Kiriman): Promise<Row> {
  const { client_id, user_id, urut, berkas, ...rest } = kiriman
  const words = { ...rest, berkas: berkas && { nama: berkas.nama, jenis: berkas.isi.type } }
  return {
    client_id,
    user_id,
    urut,
    words: await cipher.seal(contextOf(kiriman, 'words'), new TextEncoder().encode(JSON.stringify(words))),
    file: berkas && (await cipher.seal(contextOf(kiriman, 'file'), await berkas.isi.arrayBuffer())),
  }
}

type Words = Omit<Kiriman, 'client_id' | 'user_id' | 'urut' | 'berkas'> & {
  berkas: { nama: string; jenis: string } | null
}

async function open(row: Row): Promise<Kiriman | null> {
  try {
    const plain = await cipher.open(contextOf(row, 'words'), row.words)
    const { berkas, ...rest }: Words = JSON.parse(new TextDecoder().decode(plain))
    const isi = row.file && (await cipher.open(contextOf(row, 'file'), row.file))
    const { client_id, user_id, urut } = row
    return {
      client_id,
      user_id,
      urut,
      ...rest,
      berkas: berkas && isi && { nama: berkas.nama, isi: new Blob([isi], { type: berkas.jenis }) },
    }
  } catch {
    return null
  }
}

const rowsOf = (user_id: number) => withOutbox((db) => db.getAllFromIndex('kiriman', 'user_id', user_id))

/** Unsent messages on this device, encrypted with a key that cannot be exported. Any of these may fail: no storage, no room. */
export const outboxStore = {
  /** What one person has not sent yet. Messages that can no longer be decrypted are deleted. */
  async list(user_id: number): Promise<Kiriman[]> {
    const rows = await rowsOf(user_id)
    const opened = await Promise.all(rows.map(open))
    const lost = rows.filter((_, n) => opened[n] === null).map(({ client_id }) => client_id)
    if (lost.length > 0) await outboxStore.remove(lost)
    return opened.filter((kiriman) => kiriman !== null)
  },

  async put(kiriman: Kiriman): Promise<void> {
    const row = await seal(kiriman)
    await withOutbox((db) => db.put('kiriman', row))
  },

  has: async (client_id: string): Promise<boolean> =>
    (await withOutbox((db) => db.getKey('kiriman', client_id))) !== undefined,

  remove: (client_ids: string[]): Promise<void> =>
    withOutbox(async (db) => {
      const { store, done } = db.transaction('kiriman', 'readwrite')
      await Promise.all([...client_ids.map((id) => store.delete(id)), done])
    }),

  clear: async (user_id: number): Promise<void> =>
    outboxStore.remove((await rowsOf(user_id)).map(({ client_id }) => client_id)),

  /** Removes what others left here before a moment: a shared computer is no archive. */
  async sweep(user_id: number, before: number): Promise<void> {
    const all = await withOutbox((db) => db.getAll('kiriman'))
    const old = all.filter((row) => row.user_id !== user_id && row.urut < before)
    if (old.length > 0) await outboxStore.remove(old.map(({ client_id }) => client_id))
  },
}
export type OutboxStore = typeof outboxStore
