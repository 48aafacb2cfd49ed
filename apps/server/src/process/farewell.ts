import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** How long those who keep a connection have to hear that it is the last answer on it. */
const POLITE_MS = 500
const LOOK_MS = 20

export type Farewell = {
  /** Whether the process has begun to end: health checks say so, and every answer is the last of its connection. */
  isBegun: () => boolean
  /** Whose connections these are. */
  attend: (server: Server) => void
  begin: () => void
  /** Settles when nobody keeps an idle connection any more, or after half a second: the rest is silent. */
  answered: () => Promise<void>
  /** Ends the connections that no request is using, again and again; answers how to stop doing so. */
  sweep: () => () => void
}

/**
 * Parts with a server's connections. A browser keeps its connection after an answer, and opens some before it has
 * anything to ask: each would hold up the end of the process for a minute, but one that is cut while a question is
 * under way fails for whoever asked. So everybody who still asks is told with the answer that it is the last one.
 */
export function prepareFarewell(): Farewell {
  const connections = new Set<Socket>()
  const answering = new Set<ServerResponse>()
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
      // Live connections end by a farewell of their own.
      server.on('upgrade', (_request, socket) => connections.delete(socket as Socket))
      server.prependListener('request', (_request, response) => {
        answering.add(response)
        response.once('close', () => answering.delete(response))
        if (isBegun) response.setHeader('connection', 'close')
      })
    },
    begin: () => {
      isBegun = true
      for (const response of answering) if (!response.headersSent) response.setHeader('connection', 'close')
    },
    answered: async () => {
      for (let waited = 0; connections.size > answering.size && waited < POLITE_MS; waited += LOOK_MS)
        await wait(LOOK_MS)
    },
    sweep: () => {
      // Whoever connected at the last moment may be about to ask.
      const silentSince = performance.now() + POLITE_MS
      const sweeping = setInterval(() => {
        if (answering.size === 0 && performance.now() > silentSince) attended?.closeAllConnections()
        else attended?.closeIdleConnections()
      }, LOOK_MS)
      return () => clearInterval(sweeping)
    },
  }
}
