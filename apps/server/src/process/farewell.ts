import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** How long clients on kept connections have to receive a last response. */
const GRACE_MS = 500
const CHECK_MS = 20

export type Farewell = {
  /** Whether the process has begun to stop: health checks report it, and every response is the last of its connection. */
  isBegun: () => boolean
  /** The server with the connections. */
  attend: (server: Server) => void
  begin: () => void
  /** Settles when no idle connection is left, or after half a second: the remaining clients are silent. */
  drained: () => Promise<void>
  /** Ends connections without a request, repeatedly; returns a function that stops it. */
  sweep: () => () => void
}

/**
 * Ends a server's connections. A browser keeps its connection after a response, and opens some before it has
 * a request: each would delay the end of the process by a minute, but a cut while a request is
 * under way makes that request fail. So every response from now on is marked as the last of its connection.
 */
export function prepareFarewell(): Farewell {
  const connections = new Set<Socket>()
  const responding = new Set<ServerResponse>()
  let isBegun = false
  let attended: Server | null = null
  return {
    isBegun: () => isBegun,
    attend: (server) => {
      attended = server
      server.on('connection', (socket: Socket) => {
        connections.add(socket)
        socket.once('close', () => connections.delete(socket))
      })
      // WebSocket connections are ended by the live channel.
      server.on('upgrade', (_request, socket) => connections.delete(socket as Socket))
      server.prependListener('request', (_request, response) => {
        responding.add(response)
        response.once('close', () => responding.delete(response))
        if (isBegun) response.setHeader('connection', 'close')
      })
    },
    begin: () => {
      isBegun = true
      for (const response of responding) if (!response.headersSent) response.setHeader('connection', 'close')
    },
    drained: async () => {
      for (let waited = 0; connections.size > responding.size && waited < GRACE_MS; waited += CHECK_MS)
        await wait(CHECK_MS)
    },
    sweep: () => {
      // A client that connected at the last moment may be about to send a request.
      const silentSince = performance.now() + GRACE_MS
      const sweeping = setInterval(() => {
        if (responding.size === 0 && performance.now() > silentSince) attended?.closeAllConnections()
        else attended?.closeIdleConnections()
      }, CHECK_MS)
      return () => clearInterval(sweeping)
    },
  }
}
