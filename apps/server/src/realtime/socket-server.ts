import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { type DariKlien, type DariServer, REALTIME_PATH } from '@sehati/contract/realtime.schema'
import { Server, type Socket } from 'socket.io'
import type { Sesi } from '../features/auth/sesi.store.ts'
import { guardConnection } from './connection-guard.ts'
import { limits } from './limits.ts'

type Nothing = Record<string, never>
export type SocketServer = Server<DariKlien, DariServer, Nothing, Sesi>
export type ClientSocket = Socket<DariKlien, DariServer, Nothing, Sesi>

type Entrance = {
  publicUrl: string | null
  /** Further origins whose pages may connect. */
  origins: readonly string[]
  silentMs: number
  addressOf: (request: IncomingMessage) => string
  /** Counts a connection of this address; rejects where it has too many that were not let in. */
  count: (address: string) => Promise<void>
}

/**
 * WebSocket alone: a long poll would have to find the same process again at every request, and a client that cannot
 * connect asks the API instead. Rooms are this process's own; news comes to every process from the database.
 */
export function openSocketServer(server: HttpServer, entrance: Entrance): SocketServer {
  const io: SocketServer = new Server(server, {
    path: REALTIME_PATH,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: limits.bytes,
    perMessageDeflate: false,
    httpCompression: false,
    // A client that vanished is noticed within 25 seconds, by either side.
    pingInterval: 15_000,
    pingTimeout: 10_000,
    connectTimeout: entrance.silentMs,
    allowRequest: (request, decide) => {
      if (!isOriginAllowed(request, entrance)) return decide('FORBIDDEN', false)
      entrance.count(entrance.addressOf(request)).then(
        () => decide(null, true),
        () => decide('TOO_MANY_REQUESTS', false),
      )
    },
  })
  io.engine.on('connection', (connection) => {
    addresses.set(connection, entrance.addressOf(connection.request))
    // The request that opened it is of no more use, and would stay in memory as long as the connection does.
    connection.request = null
    guardConnection(connection)
  })
  return io
}

/** Where connections came from. */
const addresses = new WeakMap<object, string>()
export const addressOf = ({ conn }: ClientSocket): string => addresses.get(conn) ?? ''

/**
 * No page of a foreign site may connect from a person's browser; a client that is no browser sends no origin. The name
 * in `Host` is the visitor's word: it counts only where the service was not told its own address.
 */
function isOriginAllowed({ headers: { origin, host } }: IncomingMessage, { publicUrl, origins }: Entrance): boolean {
  if (origin === undefined || origins.includes(origin)) return true
  if (!URL.canParse(origin)) return false
  return publicUrl === null ? new URL(origin).host === host : new URL(publicUrl).origin === origin
}
