import type { Server as HttpServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { ErrorCode } from '@sehati/contract/messages'
import { Jabat } from '@sehati/contract/realtime.schema'
import type { Announce } from '../db/announcer.ts'
import type { Db } from '../db/db.ts'
import type { News } from '../db/news.ts'
import { findSesi, listLiveSesi } from '../features/auth/sesi.store.ts'
import { hashToken } from '../http/authentication.ts'
import { clientAddress, type IsTrusted } from '../http/client-address.ts'
import type { FloodLimit } from '../http/flood-limit.ts'
import { cutWhenUnread } from './back-pressure.ts'
import { limits } from './limits.ts'
import { serveRooms } from './serve-rooms.ts'
import { serveTyping } from './serve-typing.ts'
import { addressOf, type ClientSocket, openSocketServer } from './socket-server.ts'
import { end, sesiRoom, tell, userRoom } from './tell.ts'

/** So often it is looked whether a connected session has expired; an ended one is told by the database at once. */
const SWEEP_MS = 15_000
/** A reason must reach the client before the connection ends. */
const FAREWELL_MS = 50

type Deps = {
  db: Db
  announce: Announce
  news: News
  clock: () => Date
  publicUrl: string | null
  /** Further origins whose pages may connect. */
  origins?: readonly string[]
  flood: FloodLimit
  isTrusted: IsTrusted
  /** How long a connection may take to say who it is. */
  silentMs?: number
  log: { warn: (fields: object, text: string) => void }
}

/**
 * The live channel beside the API: tells the people connected to this process what was committed in the database,
 * whichever process or machine wrote it. Answers how to end it, after which clients look for another process.
 */
export function openRealtime(server: HttpServer, deps: Deps): () => Promise<void> {
  const { db, announce, news, clock, flood, log } = deps
  const { publicUrl, origins = [], silentMs = limits.silentMs } = deps
  const io = openSocketServer(server, {
    ...{ publicUrl, origins, silentMs },
    addressOf: (request) => clientAddress(request, deps.isTrusted),
    count: flood.countLookUp,
  })
  let isListening = false

  /** Ends the connections whose session is over, or may do nothing but choose a password. What the database cannot answer now is asked again soon. */
  const sweep = () => {
    const connected = [...io.sockets.sockets.values()]
    if (connected.length > 0) endExpired(connected).catch((err) => log.warn({ err }, 'sessions could not be checked'))
  }
  const endExpired = async (sockets: ClientSocket[]) => {
    const live = new Set(await listLiveSesi(db, [...new Set(sockets.map(({ data }) => data.sesi_id))], clock()))
    for (const socket of sockets) if (!live.has(socket.data.sesi_id)) end(socket, 'sesi')
  }
  const sweeping = setInterval(sweep, SWEEP_MS).unref()

  news.hear({
    heard: (berita) => {
      tell(io, berita)
      // What a session may do can have changed for many at once.
      if (berita.jenis === 'luput') sweep()
    },
    listening: () => {
      isListening = true
      io.emit('segar')
      sweep()
    },
    lost: (error) => {
      if (isListening) log.warn({ err: error }, 'news from the database is interrupted')
      isListening = false
      io.emit('jeda')
    },
  })

  /** Why a connection is not let in; null where it is, and `socket.data` is then whose it is. */
  async function judge(socket: ClientSocket): Promise<ErrorCode | null> {
    const jabat = Jabat.safeParse(socket.handshake.auth)
    if (!jabat.success) return 'TOKEN_INVALID'
    const sesi = await findSesi(db, hashToken(jabat.data.token), clock())
    if (!sesi) return 'TOKEN_INVALID'
    // What counts by address is who is not known.
    await flood.giveBackLookUp(addressOf(socket))
    if (sesi.mustChoosePassword) return 'GANTI_PASSWORD_DULU'
    const connected = io.sockets.adapter.rooms.get(userRoom(sesi.user_id))?.size ?? 0
    if (connected >= limits.connectionsOfUser) return 'TOO_MANY_REQUESTS'
    Object.assign(socket.data, sesi)
    return null
  }

  io.use(async (socket, next) => {
    const code = await judge(socket).catch((): ErrorCode => 'UNAVAILABLE')
    if (code === null) return next()
    if (code === 'TOKEN_INVALID') await flood.countAnonymous(addressOf(socket)).catch(() => {})
    next(refusal(code))
    // Once the refusal is written: a client that stays would hold the connection for nothing.
    setImmediate(() => socket.conn.close())
  })

  io.on('connection', (socket) => {
    const { sesi_id, user_id } = socket.data
    socket.join([sesiRoom(sesi_id), userRoom(user_id)])
    serveRooms(socket, db)
    serveTyping(socket, announce)
    cutWhenUnread(socket)
    if (!isListening) socket.emit('jeda')
    // The session may have ended after it was looked up, when nobody could find this connection yet.
    endExpired([socket]).catch(() => end(socket, 'berhenti'))
  })

  return async () => {
    clearInterval(sweeping)
    io.emit('tutup', { alasan: 'berhenti' })
    await wait(FAREWELL_MS)
    // Not `io.close()`, which would also close the HTTP server. Cut like this, clients come back by themselves.
    io.engine.close()
  }
}

/** What a refused client reads as `error.data.code`. */
const refusal = (code: ErrorCode) => Object.assign(new Error(code), { data: { code } })
