import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { type DariKlien, type DariServer, REALTIME_PATH } from '@sehati/contract/realtime.schema'
import { Server, type Socket } from 'socket.io'
import type { Sesi } from '../features/auth/sesi.store.ts'
import { limits } from './limits.ts'

type Nothing = Record<string, never>
export type SocketServer = Server<DariKlien, DariServer, Nothing, Sesi>
export type ClientSocket = Socket<DariKlien, DariServer, Nothing, Sesi>

/**
 * WebSocket alone: a long poll would have to find the same process again at every request, and a client that cannot
 * connect asks the API instead. Rooms are this process's own; news comes to every process from the database.
 */
export function openSocketServer(server: HttpServer, publicUrl: string | null): SocketServer {
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
    // Who connects and says nothing.
    connectTimeout: 5_000,
    allowRequest: (request, decide) => decide(null, isSameOrigin(request, publicUrl)),
  })
  // The request that opened it is of no more use, and would stay in memory as long as the connection does.
  io.engine.on('connection', (connection: { request: unknown }) => {
    connection.request = null
  })
  return io
}

/** No page of another site may connect from somebody's browser. Whoever is no browser sends no origin. */
function isSameOrigin({ headers: { origin, host } }: IncomingMessage, publicUrl: string | null): boolean {
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return new URL(origin).host === host || (publicUrl !== null && new URL(publicUrl).origin === origin)
}
