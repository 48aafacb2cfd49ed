import type { DBSchema, IDBPDatabase } from 'idb'
import { deviceStore } from '../../base/lib/device-store.ts'
import { withDatabase } from '../../base/lib/with-database.ts'
import type { Kiriman } from './outbox.rules.ts'

const KEY = 'outbox-key'

type Part = { iv: Uint8Array<ArrayBuffer>; isi: ArrayBuffer }
/** Beside whose it is and when it was written nothing can be read without the key. */
type Row = { client_id: string; user_id: number; urut: number; words: Part; file: Part | null }

interface Outbox extends DBSchema {
  kiriman: { key: string; value: Row; indexes: { user_id: number } }
}

const withOutbox = <T>(work: (db: IDBPDatabase<Outbox>) => Promise<T>) =>
  withDatabase<Outbox, T>(
    'sehati-outbox',
    (db) => void db.createObjectStore('kiriman', { keyPath: 'client_id' }).createIndex('user_id', 'user_id'),
    work,
  )

/** Only whose message it is opens it: another person who signs in on this device gets nothing. */
const cipher = (row: Pick<Row, 'client_id' | 'user_id'>, part: 'words' | 'file', iv: Part['iv']): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(`outbox:${row.user_id}:${row.client_id}:${part}`),
})

const deviceKey = () =>
  deviceStore.readOrMake(KEY, () =>
    crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
  )

async function seal(kiriman: Kiriman): Promise<Row> {
  const { client_id, user_id, urut, berkas, ...rest } = kiriman
  const key = await deviceKey()
  const sealPart = async (part: 'words' | 'file', plain: BufferSource): Promise<Part> => {
    const iv = crypto.getRandomValues(new Uint8Array(12))
    return { iv, isi: await crypto.subtle.encrypt(cipher({ client_id, user_id }, part, iv), key, plain) }
  }
  const words = { ...rest, berkas: berkas && { nama: berkas.nama, jenis: berkas.isi.type } }
  return {
    client_id,
    user_id,
    urut,
    words: await sealPart('words', new TextEncoder().encode(JSON.stringify(words))),
    file: berkas && (await sealPart('file', await berkas.isi.arrayBuffer())),
  }
}

type Words = Omit<Kiriman, 'client_id' | 'user_id' | 'urut' | 'berkas'> & {
  berkas: { nama: string; jenis: string } | null
}

async function open(row: Row): Promise<Kiriman | null> {
  try {
    const key = await deviceKey()
    const openPart = (name: 'words' | 'file', part: Part) =>
      crypto.subtle.decrypt(cipher(row, name, part.iv), key, part.isi)
    const { berkas, ...rest }: Words = JSON.parse(new TextDecoder().decode(await openPart('words', row.words)))
    const { client_id, user_id, urut } = row
    const file = berkas &&
      row.file && { nama: berkas.nama, isi: new Blob([await openPart('file', row.file)], { type: berkas.jenis }) }
    return { client_id, user_id, urut, ...rest, berkas: file }
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
