import { limits } from './limits.ts'
import type { ClientSocket } from './socket-server.ts'

/**
 * Cuts a connection whose client does not read. Once the network's buffers are full, writes wait in this process. The
 * client reconnects when it reads again, and reads from the API what it missed.
 */
export function cutWhenUnread(socket: ClientSocket): void {
  const { conn } = socket
  let unread = 0
  conn.on('packetCreate', () => {
    unread += 1
    if (unread > limits.unread) conn.close(true)
  })
  // A buffer that drained proves that all earlier writes were sent.
  conn.on('flush', () => {
    unread = 0
  })
}
