import { type Server as HttpServer, type IncomingMessage, STATUS_CODES } from 'node:http'
import { type DariKlien, type DariServer, REALTIME_PATH } from '@sehati/contract/channel/realtime.schema'
import { Server, type Socket } from 'socket.io'
import type { Session } from '../base/http/authentication.ts'
import type { AppError } from '../base/http/errors.ts'
import { hasOneHost } from '../base/http/one-host.ts'
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
  })
  // Not `allowRequest`: the library responds to every refusal with 400.
  io.engine.use((request: IncomingMessage, _response: unknown, next: () => void) => {
    if (!hasOneHost(request)) return refuse(request, 400)
    if (!isOriginAllowed(request, entrance)) return refuse(request, 403)
    entrance
      .count(entrance.addressOf(request))
      .then(next, (over: AppError) => refuse(request, 429, { 'retry-after': over.retryAfterSeconds ?? 1 }))
  })
  io.engine.on('connection', (connection) => {
    addresses.set(connection, entrance.addressOf(connection.request))
    // The library waits 30 seconds for the close frame of the client, and reads meanwhile what it sends.
    const { socket } = connection.request
    connection.once('close', () => socket.destroySoon())
    // The upgrade request is not needed any more, and would stay in memory as long as the connection does.
    connection.request = null
    guardConnection(connection)
  })
  return io
}

/** Ends a handshake with a status, before the connection becomes a WebSocket. */
function refuse({ socket }: IncomingMessage, status: 400 | 403 | 429, headers: Record<string, number> = {}): void {
  const lines = Object.entries({ connection: 'close', 'content-length': 0, ...headers }).map(
    ([k, v]) => `${k}: ${v}\r\n`,
  )
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`)
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
