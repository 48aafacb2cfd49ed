import type { Server as HttpServer } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

/** How long clients have to answer the close frame. */
const ANSWER_MS = 500
const CHECK_MS = 20

/**
 * The connections of a server that became WebSockets. The HTTP server does not end them by itself, and the library waits
 * 30 seconds for the answer of each: a phone that sleeps would delay the end of the process. Returns a function that ends
 * them, for after the close frames are sent.
 */
export function trackUpgraded(server: HttpServer): () => Promise<void> {
  const open = new Set<Duplex>()
  let isEnding = false
  server.on('upgrade', (_request, socket) => {
    if (isEnding) return socket.destroy()
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return async () => {
    isEnding = true
    for (let waited = 0; open.size > 0 && waited < ANSWER_MS; waited += CHECK_MS) await wait(CHECK_MS)
    for (const socket of open) socket.destroy()
  }
}
