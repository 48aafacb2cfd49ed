import type { Server as HttpServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { Handshake } from '@sehati/contract/channel/realtime.schema'
import type { ErrorCode } from '@sehati/contract/messages'
import type { Db } from '../base/db/db.ts'
import { GAP } from '../base/db/db-event.ts'
import type { EventStream } from '../base/db/event-stream.ts'
import type { Publish } from '../base/db/publisher.ts'
import { hashToken } from '../base/http/authentication.ts'
import { clientAddress, type IsTrusted } from '../base/http/client-address.ts'
import type { FloodLimit } from '../base/http/flood-limit.ts'
import { findLiveSession, listLiveSessions } from '../people/auth/live-sessions.store.ts'
import { cutWhenUnread } from './back-pressure.ts'
import { deliver, end, sesiRoom, userRoom } from './deliver.ts'
import { limits } from './limits.ts'
import { serveRooms } from './serve-rooms.ts'
import { serveTyping } from './serve-typing.ts'
import { addressOf, type ClientSocket, openSocketServer } from './socket-server.ts'
import { trackUpgraded } from './upgraded.ts'

/** How often expired sessions are looked for. A session that is ended closes its connections at once, by an event. */
const SWEEP_MS = 15_000
/** How long the reason may take to reach the client before the connection ends. */
const FAREWELL_MS = 50

type Deps = {
  db: Db
  publish: Publish
  events: EventStream
  clock: () => Date
  publicUrl: string | null
  /** Further origins whose pages may connect. */
  origins?: readonly string[]
  flood: FloodLimit
  isTrusted: IsTrusted
  /** How long a connection may take to authenticate. */
  silentMs?: number
  log: { warn: (fields: object, text: string) => void }
}

/**
 * The live channel beside the API: delivers to the clients of this process what was committed in the database, by any
 * process or machine. Returns a function that ends it; clients then reconnect to another process.
 */
export function openRealtime(server: HttpServer, deps: Deps): () => Promise<void> {
  const { db, publish, events, clock, flood, log } = deps
  const { publicUrl, origins = [], silentMs = limits.silentMs } = deps
  const endUpgraded = trackUpgraded(server)
  const io = openSocketServer(server, {
    publicUrl,
    origins,
    silentMs,
    addressOf: (request) => clientAddress(request, deps.isTrusted),
    count: flood.countLookUp,
  })
  let isListening = false

  /**
   * Ends the connections whose session has ended or is only allowed to choose a password. A failed query is repeated by
   * the next sweep.
   */
  const sweep = () => {
    const connected = [...io.sockets.sockets.values()]
    if (connected.length > 0) endExpired(connected).catch((err) => log.warn({ err }, 'sessions could not be checked'))
  }
  const endExpired = async (sockets: ClientSocket[]) => {
    const live = new Set(await listLiveSessions(db, [...new Set(sockets.map(({ data }) => data.sesi_id))], clock()))
    for (const socket of sockets) if (!live.has(socket.data.sesi_id)) end(socket, 'sesi')
  }
  const sweeping = setInterval(sweep, SWEEP_MS).unref()

  events.subscribe({
    received: (event) => {
      deliver(io, event)
      // A gap may hide ended sessions and changed rights.
      if (event.jenis === GAP) sweep()
    },
    listening: () => {
      isListening = true
      io.emit('segar')
      sweep()
    },
    lost: (error) => {
      if (isListening) log.warn({ err: error }, 'events from the database are interrupted')
      isListening = false
      io.emit('jeda')
    },
  })

  /** Why a connection is refused. Null where it is accepted; `socket.data` then holds its session. */
  async function judge(socket: ClientSocket): Promise<ErrorCode | null> {
    const handshake = Handshake.safeParse(socket.handshake.auth)
    if (!handshake.success) return 'TOKEN_INVALID'
    const session = await findLiveSession(db, hashToken(handshake.data.token), clock())
    if (!session) return 'TOKEN_INVALID'
    // The limit by address is for connections that are not authenticated.
    await flood.giveBackLookUp(addressOf(socket))
    if (session.mustChoosePassword) return 'GANTI_PASSWORD_DULU'
    if (session.mustEnrol) return 'SECOND_FACTOR_DULU'
    const connected = io.sockets.adapter.rooms.get(userRoom(session.user_id))?.size ?? 0
    if (connected >= limits.connectionsOfUser) return 'TOO_MANY_REQUESTS'
    Object.assign(socket.data, session)
    return null
  }

  io.use(async (socket, next) => {
    const code = await judge(socket).catch((): ErrorCode => 'UNAVAILABLE')
    if (code === null) return next()
    if (code === 'TOKEN_INVALID') await flood.countAnonymous(addressOf(socket)).catch(() => {})
    next(refusal(code))
    // After the refusal is written: a refused client must not keep the connection open.
    setImmediate(() => socket.conn.close())
  })

  io.on('connection', (socket) => {
    const { sesi_id, user_id } = socket.data
    socket.join([sesiRoom(sesi_id), userRoom(user_id)])
    serveRooms(socket, db, clock)
    serveTyping(socket, publish)
    cutWhenUnread(socket)
    if (!isListening) socket.emit('jeda')
    // The session may have ended after it was looked up and before this connection joined its rooms.
    endExpired([socket]).catch(() => end(socket, 'berhenti'))
  })

  return async () => {
    clearInterval(sweeping)
    io.emit('tutup', { alasan: 'berhenti' })
    await wait(FAREWELL_MS)
    // Not `io.close()`, which would also close the HTTP server. After this cut, clients reconnect by themselves.
    io.engine.close()
    await endUpgraded()
  }
}

/** What a refused client reads as `error.data.code`. */
const refusal = (code: ErrorCode) => Object.assign(new Error(code), { data: { code } })
