import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { type DariKlien, type DariServer, REALTIME_PATH } from '@sehati/contract/realtime/schema'
import { Server, type Socket } from 'socket.io'
import type { Session } from '../http/authentication.ts'
import { guardConnection } from './connection-guard.ts'
import { limits } from './limits.ts'

type Nothing = Record<string, never>
export type SocketServer = Server<DariKlien, DariServer, Nothing, Session>
export type ClientSocket = Socket<DariKlien, DariServer, Nothing, Session>

type Entrance = {
  publicUrl: string | null
  /** Further origins whose pages may connect. */
  origins: readonly string[]
  silentMs: number
  addressOf: (request: IncomingMessage) => string
  /** Counts a connection of this address; rejects where the address has too many unauthenticated ones. */
  count: (address: string) => Promise<void>
}

/**
 * WebSocket only: a long poll would have to reach the same process at every request, and a client that cannot
 * connect polls the API instead. Rooms are local to this process; events reach every process through the database.
 */
export function openSocketServer(server: HttpServer, entrance: Entrance): SocketServer {
  const io: SocketServer = new Server(server, {
    path: REALTIME_PATH,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: limits.bytes,
    perMessageDeflate: false,
    httpCompression: false,
    // Either side notices within 25 seconds that the other has vanished.
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
    // The upgrade request is not needed any more, and would stay in memory as long as the connection does.
    connection.request = null
    guardConnection(connection)
  })
  return io
}

/** The client address of each connection. */
const addresses = new WeakMap<object, string>()
export const addressOf = ({ conn }: ClientSocket): string => addresses.get(conn) ?? ''

/**
 * A page of a foreign site may not connect from a user's browser. A client that is no browser sends no origin. The client
 * controls `Host`: it counts only where the service has no configured public URL.
 */
function isOriginAllowed({ headers: { origin, host } }: IncomingMessage, { publicUrl, origins }: Entrance): boolean {
  if (origin === undefined || origins.includes(origin)) return true
  if (!URL.canParse(origin)) return false
  return publicUrl === null ? new URL(origin).host === host : new URL(publicUrl).origin === origin
}
