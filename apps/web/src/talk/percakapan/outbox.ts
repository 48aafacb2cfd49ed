import type { Percakapan } from '@sehati/contract/talk/percakapan.schema'
import { randomId } from '../../base/lib/random-id.ts'
import { backOff, inOrder, type Kiriman, nextOf, verdictOf } from './outbox.rules.ts'
import type { OutboxStore } from './outbox-store.ts'

/** Messages between tabs of the same person. */
export type Ucapan = { jenis: 'berubah' } | { jenis: 'terkirim'; row: Percakapan }

export type Ports = {
  store: OutboxStore
  send: (kiriman: Kiriman, onProgress: (fraction: number) => void) => Promise<Percakapan>
  /** Runs the work while no other tab runs work of this name. */
  alone: <T>(name: string, work: () => Promise<T>) => Promise<T>
  /** A message is on the server: shown as such before it leaves the outbox, so that it never vanishes in between. */
  onSent: (row: Percakapan, kiriman: Kiriman | undefined) => void
  /** The time, as the service has it: a message that waits shows the one under which it will stand. */
  now: () => Date
  /** Sends to the other tabs. */
  post: (ucapan: Ucapan) => void
}

type New = Pick<Kiriman, 'jadwal_id' | 'pesan' | 'balasan' | 'berkas'>
/** `kemajuan`: how much of a file has gone out, from 0 to 1; null while nothing is going out. */
export type Tampak = Kiriman & { kemajuan: number | null }

const OTHER_TAB_MS = 300

/**
 * One person's unsent messages: kept on the device, sent in order, one at a time in each conversation, until the server
 * has responded to each. `client_id` is made once, so that repeating an attempt without a response creates no duplicate.
 */
export function makeOutbox(user_id: number, { store, send, alone, onSent, now, post }: Ports) {
  let list: Kiriman[] = []
  let isClosed = false
  let view: Tampak[] = []
  const progress = new Map<string, number>()
  /** Being stored; what could not be stored (no storage, no room) stays here and lives as long as the tab. */
  const unstored = new Map<string, Promise<unknown>>()
  /** Grows with every change made here, so that a reading that began before it is known to be old. */
  let changes = 0
  const running = new Set<number>()
  const watchers = new Set<() => void>()
  const sleepers = new Set<() => void>()

  function become(next: Kiriman[]) {
    changes += 1
    list = inOrder(next)
    show()
  }
  function show() {
    view = list.map((kiriman) => ({ ...kiriman, kemajuan: progress.get(kiriman.client_id) ?? null }))
    for (const watcher of watchers) watcher()
  }
  const without = (client_id: string) => list.filter((kiriman) => kiriman.client_id !== client_id)
  async function keep(kiriman: Kiriman) {
    const putting = store.put(kiriman).then(
      () => {
        changes += 1
        unstored.delete(kiriman.client_id)
        post({ jenis: 'berubah' })
      },
      () => null,
    )
    unstored.set(kiriman.client_id, putting)
    await putting
  }
  async function isGone({ client_id }: Kiriman) {
    await unstored.get(client_id)
    return !unstored.has(client_id) && (await store.has(client_id).catch(() => true)) === false
  }
  const lastUrut = () => list.at(-1)?.urut ?? 0

  /** Waits, or until something has changed for the better. */
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        sleepers.delete(wake)
        resolve()
      }
      const timer = setTimeout(wake, ms)
      sleepers.add(wake)
    })

  async function accept(row: Percakapan, kiriman: Kiriman) {
    onSent(row, kiriman)
    become(without(kiriman.client_id))
    unstored.delete(kiriman.client_id)
    await store.remove([kiriman.client_id]).catch(() => null)
    post({ jenis: 'terkirim', row })
  }

  async function refuse(kiriman: Kiriman, error: unknown) {
    const refused = { ...kiriman, ditolak: (error as Error).message }
    become([...without(kiriman.client_id), refused])
    await keep(refused)
  }

  /** One attempt: whether to go on at once, later, or not at all. */
  async function attempt(kiriman: Kiriman, failures: number): Promise<'on' | 'again' | 'stop'> {
    if (await isGone(kiriman)) {
      // Another tab has sent or discarded it, and will say so in a moment.
      await pause(OTHER_TAB_MS)
      become(without(kiriman.client_id))
      return 'on'
    }
    // Signed out, or given up by its writer, while we waited for our turn.
    if (isClosed) return 'stop'
    if (!list.includes(kiriman)) return 'on'
    progress.set(kiriman.client_id, 0)
    show()
    try {
      const row = await send(kiriman, (fraction) => {
        progress.set(kiriman.client_id, fraction)
        show()
      })
      await accept(row, kiriman)
      return 'on'
    } catch (error) {
      if (isClosed) return 'stop'
      const verdict = verdictOf(error, failures)
      if (verdict !== 'refused') return verdict
      await refuse(kiriman, error)
      return 'on'
    } finally {
      progress.delete(kiriman.client_id)
      show()
    }
  }

  async function run(jadwal_id: number) {
    if (running.has(jadwal_id)) return
    running.add(jadwal_id)
    let failures = 0
    try {
      for (let next = nextOf(list, jadwal_id); next && !isClosed; next = nextOf(list, jadwal_id)) {
        const kiriman = next
        const outcome = await alone(`sehati-outbox:${user_id}:${jadwal_id}`, () => attempt(kiriman, failures))
        if (outcome === 'stop') break
        failures = outcome === 'again' ? failures + 1 : 0
        if (outcome === 'again') await pause(backOff(failures))
      }
    } finally {
      running.delete(jadwal_id)
    }
  }

  const runAll = () => {
    for (const { jadwal_id } of list) void run(jadwal_id)
  }

  /** Reads what lies on the device: from before a reload, or from another tab. */
  async function load() {
    let found: Kiriman[]
    let seen: number
    do {
      seen = changes
      found = await store.list(user_id).catch(() => [])
    } while (seen !== changes)
    if (isClosed) return
    // What is being stored right now, or could not be, is known here alone.
    const own = list.filter(({ client_id }) => unstored.has(client_id))
    const others = found.filter(({ client_id }) => !unstored.has(client_id))
    const known = (kiriman: Kiriman) =>
      list.find(({ client_id, ditolak }) => client_id === kiriman.client_id && ditolak === kiriman.ditolak) ?? kiriman
    become([...others.map(known), ...own])
    runAll()
  }

  return {
    load,

    /** Takes a message over; from here on it is not lost. */
    async add(message: New): Promise<void> {
      const urut = Math.max(Date.now(), lastUrut() + 1)
      const waktu = now().toISOString()
      const kiriman = { ...message, client_id: randomId(), user_id, urut, waktu, ditolak: null }
      become([...list, kiriman])
      const kept = keep(kiriman)
      void run(message.jadwal_id)
      await kept
    },

    async retry(client_id: string): Promise<void> {
      const found = list.find((kiriman) => kiriman.client_id === client_id)
      if (!found) return
      // It goes to the end: what was written after it has been read before it.
      const again = { ...found, ditolak: null, urut: Math.max(Date.now(), lastUrut() + 1) }
      become([...without(client_id), again])
      const kept = keep(again)
      void run(found.jadwal_id)
      await kept
    },

    async discard(client_id: string): Promise<void> {
      await unstored.get(client_id)
      unstored.delete(client_id)
      become(without(client_id))
      await store.remove([client_id]).catch(() => null)
      post({ jenis: 'berubah' })
    },

    /** The network may be back: waiting is over. */
    nudge() {
      for (const wake of [...sleepers]) wake()
      runAll()
    },

    /** Handles a message of another tab. */
    receive(ucapan: Ucapan) {
      if (ucapan.jenis === 'berubah') return void load()
      const { row } = ucapan
      onSent(
        row,
        list.find(({ client_id }) => client_id === row.client_id),
      )
      become(list.filter(({ client_id }) => client_id !== row.client_id))
    },

    /** Nothing is sent any more; what is unsent stays on the device. */
    close() {
      isClosed = true
      for (const wake of [...sleepers]) wake()
      become([])
    },

    snapshot: (): Tampak[] => view,
    subscribe(watcher: () => void) {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
  }
}
export type Outbox = ReturnType<typeof makeOutbox>
