import { limits } from './limits.ts'
import type { ClientSocket } from './socket-server.ts'

/**
 * Cuts a connection whose client does not read. What is written to it waits in this process once the network's own
 * buffers are full; the client comes back when it reads again, and asks the API for what it missed.
 */
export function cutWhenUnread(socket: ClientSocket): void {
  const { conn } = socket
  let unread = 0
  conn.on('packetCreate', () => {
    unread += 1
    if (unread > limits.unread) conn.close(true)
  })
  // What waited was handed to the network, which happens only when it has taken all that came before.
  conn.on('flush', () => {
    unread = 0
  })
}
