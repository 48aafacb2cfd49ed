import {
  type DariKlien,
  type DariServer,
  type Kabar,
  namaRuang,
  REALTIME_PATH,
  type Ruang,
  ruangOf,
} from '@sehati/contract/channel/realtime.schema'
import { listPerangkat } from '@sehati/contract/people/perangkat.endpoints'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { Socket } from 'socket.io-client'
import { call } from './call.ts'
import { firstPages } from './paths.ts'
import { session, useSession } from './session.ts'

/** Null reports that events may have been missed: the subscriber reads its state again. */
type OnEvent = (kabar: Kabar | null) => void
type Channel = Socket<DariServer, DariKlien>
type Room = { ruang: Ruang; followers: Set<OnEvent>; isJoined: boolean }

const RETRY_MS = 3_000
/** From one page to the next the connection stays. */
const LINGER_MS = 10_000

const rooms = new Map<string, Room>()
/** The callbacks for events of the signed-in person, which are sent outside all rooms. */
const listeners = new Set<OnEvent>()
const watchers = new Set<() => void>()
let socket: Channel | null = null
let isOpening = false
/** The server currently receives no events from the database. */
let isPaused = false
let linger: ReturnType<typeof setTimeout> | undefined

const notify = () => {
  for (const watcher of watchers) watcher()
}
const notifyFollowers = (followers: Iterable<OnEvent> = [], kabar: Kabar | null = null) => {
  for (const follower of followers) follower(kabar)
}
const isWanted = () => rooms.size + listeners.size > 0 && session.token() !== null

function join(room: Room) {
  const mine = socket
  if (!mine?.connected) return
  mine.timeout(RETRY_MS).emit('ikut', room.ruang, (error, jawaban) => {
    if (mine !== socket || !mine.connected || rooms.get(namaRuang(room.ruang)) !== room) return
    if (error) return join(room)
    room.isJoined = jawaban.ok
    notify()
    // Something may have changed between the page's own read and now.
    if (jawaban.ok) notifyFollowers(room.followers)
  })
}

function lose() {
  isPaused = false
  for (const room of rooms.values()) room.isJoined = false
  notify()
}

/** The library comes only with the first page that follows something. */
async function open() {
  if (socket || isOpening || !isWanted()) return
  isOpening = true
  const library = await import('socket.io-client').catch(() => null)
  isOpening = false
  if (!library) return void setTimeout(open, RETRY_MS)
  if (!isWanted()) return
  const mine: Channel = library.io({
    path: REALTIME_PATH,
    transports: ['websocket'],
    auth: (answer) => answer({ token: session.token() }),
    reconnectionDelay: 500,
    reconnectionDelayMax: 5_000,
    timeout: 5_000,
  })
  socket = mine
  mine.on('connect', () => {
    for (const room of rooms.values()) join(room)
    notify()
    notifyFollowers(listeners)
  })
  mine.on('kabar', (kabar) => {
    const ruang = ruangOf(kabar)
    notifyFollowers(ruang ? rooms.get(namaRuang(ruang))?.followers : listeners, kabar)
  })
  mine.on('jeda', () => {
    isPaused = true
    notify()
  })
  mine.on('segar', () => {
    isPaused = false
    notify()
    for (const room of rooms.values()) notifyFollowers(room.followers)
    notifyFollowers(listeners)
  })
  // The API is asked who we are; `call` does with its refusal what it does everywhere.
  const doubt = () => void call(listPerangkat, {}).catch(() => null)
  const later = () => setTimeout(() => mine === socket && mine.connect(), RETRY_MS)
  mine.on('tutup', ({ alasan }) => alasan === 'sesi' && doubt())
  mine.on('disconnect', (reason) => {
    lose()
    if (reason === 'io server disconnect') later()
  })
  mine.on('connect_error', (error) => {
    // The library itself comes back from a lost network; a refusal is final to it.
    if (mine.active) return
    const { code } = (error as Error & { data?: { code?: string } }).data ?? {}
    if (code === 'TOKEN_INVALID' || (code !== undefined && code in firstPages)) doubt()
    later()
  })
}

function close() {
  const mine = socket
  socket = null
  mine?.close()
  lose()
}

session.onEnd(close)

/** Latest start of the connection on a page that is never idle, in milliseconds. */
const START_BY_MS = 2_000

/** Connects when the page has been drawn: library and handshake must not delay its first reads. Until then the page polls. */
function keep() {
  clearTimeout(linger)
  if (window.requestIdleCallback) window.requestIdleCallback(() => void open(), { timeout: START_BY_MS })
  else setTimeout(open)
}

function release() {
  if (rooms.size + listeners.size === 0) linger = setTimeout(close, LINGER_MS)
}

/** Subscribes to the events of a room; the returned function ends the subscription. */
function follow(ruang: Ruang, onEvent: OnEvent): () => void {
  const name = namaRuang(ruang)
  const room: Room = rooms.get(name) ?? { ruang, followers: new Set(), isJoined: false }
  room.followers.add(onEvent)
  if (!rooms.has(name)) {
    rooms.set(name, room)
    join(room)
  }
  keep()
  return () => {
    room.followers.delete(onEvent)
    if (room.followers.size > 0) return
    rooms.delete(name)
    socket?.emit('lepas', ruang)
    release()
  }
}

/** Subscribes to the events of the signed-in person; the returned function ends the subscription. */
function listen(onEvent: OnEvent): () => void {
  listeners.add(onEvent)
  keep()
  if (socket?.connected) onEvent(null)
  return () => {
    listeners.delete(onEvent)
    release()
  }
}

const subscribe = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/**
 * Follows a room while the component is mounted. Returns whether its events arrive at the moment; if not, the component
 * polls the API. `onEvent` is called with null when something may have been missed. Without a
 * room nothing is followed.
 */
export function useRuang(ruang: Ruang | null, onEvent: OnEvent): boolean {
  const { jenis, id } = ruang ?? { jenis: null, id: 0 }
  const tell = useEffectEvent(onEvent)
  const token = useSession()?.token
  useEffect(() => (jenis && token ? follow({ jenis, id }, (kabar) => tell(kabar)) : undefined), [jenis, id, token])
  return useSyncExternalStore(
    subscribe,
    () => !isPaused && jenis !== null && rooms.get(namaRuang({ jenis, id }))?.isJoined === true,
  )
}

/**
 * Follows the events of the signed-in person on every page (messages, marks, notices), and returns whether they arrive at the
 * moment. `onEvent` is called with null when something may have been missed: at the beginning too.
 */
export function useKabar(onEvent: OnEvent): boolean {
  const tell = useEffectEvent(onEvent)
  // Another person may have signed in while the page stayed.
  const token = useSession()?.token
  useEffect(() => (token ? listen((kabar) => tell(kabar)) : undefined), [token])
  return useSyncExternalStore(subscribe, () => !isPaused && socket?.connected === true)
}

/** Notifies the other person that the user is typing, if the connection is up: it is not worth a second try. */
export const tellMengetik = (jadwal_id: number): void => void (socket?.connected && socket.emit('mengetik', jadwal_id))
