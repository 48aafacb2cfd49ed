import { listPerangkat } from '@sehati/contract/perangkat/endpoints'
import {
  type DariKlien,
  type DariServer,
  type Kabar,
  namaRuang,
  REALTIME_PATH,
  type Ruang,
  ruangOf,
} from '@sehati/contract/realtime/schema'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Socket } from 'socket.io-client'
import { call } from './call.ts'
import { session, useSession } from './session.ts'

/** Null stands for all news that may have been missed: read everything anew. */
type OnNews = (kabar: Kabar | null) => void
type Channel = Socket<DariServer, DariKlien>
type Room = { ruang: Ruang; followers: Set<OnNews>; isJoined: boolean }

const RETRY_MS = 3_000
/** From one page to the next the connection stays. */
const LINGER_MS = 10_000

const rooms = new Map<string, Room>()
/** The callbacks that receive the news of the signed-in person, which is published outside all rooms. */
const listeners = new Set<OnNews>()
const watchers = new Set<() => void>()
let socket: Channel | null = null
let isOpening = false
/** The server hears nothing itself at the moment. */
let isPaused = false
let linger: ReturnType<typeof setTimeout> | undefined

const notify = () => {
  for (const watcher of watchers) watcher()
}
const tell = (followers: Iterable<OnNews> = [], kabar: Kabar | null = null) => {
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
    if (jawaban.ok) tell(room.followers)
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
    tell(listeners)
  })
  mine.on('kabar', (kabar) => {
    const ruang = ruangOf(kabar)
    tell(ruang ? rooms.get(namaRuang(ruang))?.followers : listeners, kabar)
  })
  mine.on('jeda', () => {
    isPaused = true
    notify()
  })
  mine.on('segar', () => {
    isPaused = false
    notify()
    for (const room of rooms.values()) tell(room.followers)
    tell(listeners)
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
    if (code === 'TOKEN_INVALID' || code === 'GANTI_PASSWORD_DULU') doubt()
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

function keep(start: () => void) {
  clearTimeout(linger)
  start()
}

function release() {
  if (rooms.size + listeners.size === 0) linger = setTimeout(close, LINGER_MS)
}

/** Hears the news of a room until the answered function is called. */
function follow(ruang: Ruang, onNews: OnNews): () => void {
  const name = namaRuang(ruang)
  const room: Room = rooms.get(name) ?? { ruang, followers: new Set(), isJoined: false }
  room.followers.add(onNews)
  if (!rooms.has(name)) {
    rooms.set(name, room)
    join(room)
  }
  keep(open)
  return () => {
    room.followers.delete(onNews)
    if (room.followers.size > 0) return
    rooms.delete(name)
    socket?.emit('lepas', ruang)
    release()
  }
}

/** Hears what concerns the signed-in person until the answered function is called. */
function listen(onNews: OnNews): () => void {
  listeners.add(onNews)
  // On every page, so that it must not stand in the way of what the page itself fetches first.
  keep(() => (window.requestIdleCallback ?? setTimeout)(() => void open()))
  if (socket?.connected) onNews(null)
  return () => {
    listeners.delete(onNews)
    release()
  }
}

const subscribe = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/**
 * Follows a room while a component is there, and answers whether its news is being told right now; where not, the
 * component asks the API from time to time. `onNews` is called with null when something may have been missed. Without a
 * room nothing is followed.
 */
export function useRuang(ruang: Ruang | null, onNews: OnNews): boolean {
  const { jenis, id } = ruang ?? { jenis: null, id: 0 }
  const latest = useRef(onNews)
  latest.current = onNews
  const token = useSession()?.token
  useEffect(
    () => (jenis && token ? follow({ jenis, id }, (kabar) => latest.current(kabar)) : undefined),
    [jenis, id, token],
  )
  return useSyncExternalStore(
    subscribe,
    () => !isPaused && jenis !== null && rooms.get(namaRuang({ jenis, id }))?.isJoined === true,
  )
}

/**
 * Follows the news of the signed-in person on every page (messages, marks, notices), and returns whether the connection
 * delivers it right now. `onNews` is called with null when something may have been missed: at the beginning too.
 */
export function useKabar(onNews: OnNews): boolean {
  const latest = useRef(onNews)
  latest.current = onNews
  // Another person may have signed in while the page stayed.
  const token = useSession()?.token
  useEffect(() => (token ? listen((kabar) => latest.current(kabar)) : undefined), [token])
  return useSyncExternalStore(subscribe, () => !isPaused && socket?.connected === true)
}

/** Notifies the other person that the user is typing, if the connection is up: it is not worth a second try. */
export const tellMengetik = (jadwal_id: number): void => void (socket?.connected && socket.emit('mengetik', jadwal_id))
