import 'fake-indexeddb/auto'
import type { Percakapan } from '@sehati/contract/talk/percakapan.schema'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../base/lib/api-error.ts'
import type { Kiriman } from './outbox.rules.ts'
import { makeOutbox, type Outbox, type Ports } from './outbox.ts'
import { outboxStore } from './outbox-store.ts'

const SARI = 5
const away = () => new ApiError({ code: 'NETWORK', status: 0 })
const closed = () => new ApiError({ code: 'CHAT_CLOSED', status: 409 })

/** A server that keeps one row per `client_id`, as ours does, and can be made to fail. */
function makeServer() {
  const rows: Percakapan[] = []
  const attempts: string[] = []
  let running = 0
  const server = {
    rows,
    attempts,
    most: 0,
    /** Called before (`lost: false`) or after (`lost: true`) the row was written. */
    fail: null as ((kiriman: Kiriman, attempt: number) => { error: Error; isWritten?: boolean } | null) | null,
    texts: () => rows.map(({ pesan }) => pesan),
    async send(kiriman: Kiriman): Promise<Percakapan> {
      attempts.push(kiriman.client_id)
      running += 1
      server.most = Math.max(server.most, running)
      await new Promise((resolve) => setTimeout(resolve, 1))
      running -= 1
      const failure = server.fail?.(kiriman, attempts.length) ?? null
      if (failure && !failure.isWritten) throw failure.error
      const { client_id, jadwal_id, pesan, user_id, waktu } = kiriman
      const before = rows.find((row) => row.client_id === client_id)
      const row = before ?? rowOf({ id: rows.length + 1, client_id, jadwal_id, pesan, pengirim_id: user_id, waktu })
      if (!before) rows.push(row)
      if (failure) throw failure.error
      return row
    },
  }
  return server
}

const rowOf = ({
  waktu,
  ...row
}: Pick<Percakapan, 'id' | 'client_id' | 'jadwal_id' | 'pesan' | 'pengirim_id'> & { waktu: string }): Percakapan => ({
  ...row,
  waktu_kirim: waktu,
  nama_pengirim: 'Sari',
  status: 'sent',
  balasan: null,
  diteruskan: false,
  dihapus: false,
  lampiran: null,
})

/** Locks as the browser's, for tabs that share it. */
function makeLocks(): Ports['alone'] {
  const last = new Map<string, Promise<unknown>>()
  return (name, work) => {
    const mine = (last.get(name) ?? Promise.resolve()).then(work, work)
    last.set(name, mine)
    return mine as never
  }
}

const open: Outbox[] = []
let server: ReturnType<typeof makeServer>
let alone: Ports['alone']
const sent: string[] = []

function tab(user_id = SARI, change: Partial<Ports> = {}): Outbox {
  const outbox: Outbox = makeOutbox(user_id, {
    store: outboxStore,
    send: server.send,
    alone,
    now: () => new Date(),
    onSent: ({ pesan }) => sent.push(pesan),
    post: (ucapan) => {
      for (const other of open) if (other !== outbox) other.receive(ucapan)
    },
    ...change,
  })
  open.push(outbox)
  return outbox
}
const write = (outbox: Outbox, pesan: string, change: Partial<Kiriman> = {}) =>
  outbox.add({ jadwal_id: 7, pesan, balasan: null, berkas: null, ...change })
/** The limit only ends a wait that is in vain. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 90_000 })
const words = (outbox: Outbox) => outbox.snapshot().map(({ pesan }) => pesan)

beforeEach(() => {
  server = makeServer()
  alone = makeLocks()
  sent.length = 0
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(async () => {
  for (const outbox of open.splice(0)) outbox.close()
  await outboxStore.clear(SARI)
  vi.restoreAllMocks()
})

test('messages go out in the order in which they were written, one at a time', async () => {
  const outbox = tab()
  for (const pesan of ['satu', 'dua', 'tiga']) void write(outbox, pesan)
  expect(words(outbox)).toEqual(['satu', 'dua', 'tiga'])
  await until(() => expect(server.texts()).toEqual(['satu', 'dua', 'tiga']))
  await until(() => expect(words(outbox)).toEqual([]))
  expect(server.most).toBe(1)
  expect(sent).toEqual(['satu', 'dua', 'tiga'])
  expect(await outboxStore.list(SARI)).toEqual([])
})

test('what was lost on the way is sent again, and what only seemed lost is not doubled', async () => {
  // The first response is lost after the row was written, the second request never arrives.
  server.fail = (_, attempt) => (attempt < 3 ? { error: away(), isWritten: attempt === 1 } : null)
  const outbox = tab()
  void write(outbox, 'satu')
  void write(outbox, 'dua')
  await until(() => {
    outbox.nudge()
    expect(words(outbox)).toEqual([])
  })
  expect(server.texts()).toEqual(['satu', 'dua'])
  expect(new Set(server.attempts).size).toBe(2)
  expect(server.attempts.slice(0, 3)).toEqual(Array(3).fill(server.attempts[0]))
})

test('it comes back by itself after a while', async () => {
  server.fail = (_, attempt) => (attempt === 1 ? { error: away() } : null)
  void write(tab(), 'satu')
  await until(() => expect(server.texts()).toEqual(['satu']))
})

test('a reload, or an expired session, loses nothing: the next one sends the rest in order, with its file', async () => {
  server.fail = () => ({ error: new ApiError({ code: 'TOKEN_INVALID', status: 401 }) })
  const before = tab()
  const isi = new Blob([new Uint8Array([37, 80, 68, 70])], { type: 'application/pdf' })
  await write(before, 'satu')
  await write(before, 'dua', { berkas: { nama: 'hasil.pdf', isi } })
  before.close()
  server.fail = null
  const files: Blob[] = []
  const after = tab(SARI, {
    send: (kiriman) => {
      if (kiriman.berkas) files.push(kiriman.berkas.isi)
      return server.send(kiriman)
    },
  })
  await after.load()
  await until(() => expect(server.texts()).toEqual(['satu', 'dua']))
  expect(files[0]?.type).toBe('application/pdf')
  expect([...new Uint8Array((await files[0]?.arrayBuffer()) as ArrayBuffer)]).toEqual([37, 80, 68, 70])
})

test('another person on the same device sees and sends nothing of it', async () => {
  server.fail = ({ user_id }) => (user_id === SARI ? { error: away() } : null)
  await write(tab(), 'rahasia')
  const other = tab(6)
  await other.load()
  expect(words(other)).toEqual([])
  // What else this person had to send would have left before their own words.
  void write(other, 'milik saya')
  await until(() => expect(words(other)).toEqual([]))
  expect(server.rows.map(({ pengirim_id, pesan }) => [pengirim_id, pesan])).toEqual([[6, 'milik saya']])
})

test('what was refused waits for its writer and holds nothing up; tried again, it goes to the end', async () => {
  server.fail = ({ pesan }) => (pesan === 'satu' && server.attempts.length === 1 ? { error: closed() } : null)
  const outbox = tab()
  void write(outbox, 'satu')
  void write(outbox, 'dua')
  await until(() => expect(server.texts()).toEqual(['dua']))
  await until(() => expect(outbox.snapshot().map(({ ditolak }) => ditolak)).toEqual([closed().message]))
  // It is still refused after a reload.
  const again = tab()
  await again.load()
  expect(again.snapshot()[0]?.ditolak).toBe(closed().message)
  await again.retry(again.snapshot()[0]?.client_id as string)
  await until(() => expect(server.texts()).toEqual(['dua', 'satu']))
})

test('a message that its writer gives up is gone', async () => {
  server.fail = () => ({ error: closed() })
  const outbox = tab()
  await write(outbox, 'satu')
  await until(() => expect(outbox.snapshot()[0]?.ditolak).not.toBeNull())
  await outbox.discard(outbox.snapshot()[0]?.client_id as string)
  expect(words(outbox)).toEqual([])
  expect(await outboxStore.list(SARI)).toEqual([])
})

test('two tabs send a message once, and show it in both', async () => {
  const [first, second] = [tab(), tab()]
  server.fail = (_, attempt) => (attempt <= 2 ? { error: away() } : null)
  await write(first, 'satu')
  await until(() => expect(words(second)).toEqual(['satu']))
  first.nudge()
  second.nudge()
  await until(() => expect([...words(first), ...words(second)]).toEqual([]))
  // The tab that came second saw that there was nothing left to send.
  expect(server.attempts).toHaveLength(3)
  expect([server.most, server.texts()]).toEqual([1, ['satu']])
})

test('without storage, as in some private windows, messages go out all the same', async () => {
  const none = () => Promise.reject(new Error('no storage'))
  const outbox = tab(SARI, { store: { list: none, put: none, has: none, remove: none, clear: none, sweep: none } })
  await write(outbox, 'satu')
  await outbox.load()
  await until(() => expect(server.texts()).toEqual(['satu']))
  expect(words(outbox)).toEqual([])
})

test('on the device neither words nor file lie open, and another person’s name does not open them', async () => {
  server.fail = () => ({ error: away() })
  await write(tab(), 'rahasia besar')
  const rows = await new Promise<Record<string, unknown>[]>((resolve) => {
    indexedDB.open('sehati-outbox').onsuccess = ({ target }) => {
      const db = (target as IDBOpenDBRequest).result
      db.transaction('kiriman').objectStore('kiriman').getAll().onsuccess = (event) =>
        resolve((event.target as IDBRequest).result)
    }
  })
  expect(rows).toHaveLength(1)
  const { words: part } = rows[0] as { words: { isi: ArrayBuffer } }
  expect(Buffer.from(part.isi).includes('rahasia')).toBe(false)
  await new Promise((resolve) => {
    indexedDB.open('sehati-outbox').onsuccess = ({ target }) => {
      const db = (target as IDBOpenDBRequest).result
      db
        .transaction('kiriman', 'readwrite')
        .objectStore('kiriman')
        .put({ ...rows[0], user_id: 6 }).onsuccess = resolve
    }
  })
  expect(await outboxStore.list(6)).toEqual([])
})

test('what others left on a shared computer is swept away after a while', async () => {
  server.fail = () => ({ error: away() })
  await write(tab(), 'lama')
  await outboxStore.sweep(6, Date.now() - 1_000)
  expect(await outboxStore.list(SARI)).toHaveLength(1)
  await outboxStore.sweep(SARI, Date.now() + 1_000)
  expect(await outboxStore.list(SARI)).toHaveLength(1)
  await outboxStore.sweep(6, Date.now() + 1_000)
  expect(await outboxStore.list(SARI)).toEqual([])
})
