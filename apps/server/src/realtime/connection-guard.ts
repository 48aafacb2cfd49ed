import type { EventEmitter } from 'node:events'
import { makeAllowance } from '../http/allowance.ts'
import { limits } from './limits.ts'

/** A connection below the namespaces of socket.io, as far as it is used here. */
type Connection = EventEmitter & { close: (discard?: boolean) => void }
type Packet = { type: string; data?: unknown }

/** How socket.io marks the packet by which a client asks to be let into a namespace. */
const CONNECT = '0'

/**
 * Ends a connection that does what no client of ours does: ask a second time to be let in, send bytes, or send packets
 * without end. The library itself limits none of these, and every attempt to be let in costs a look into the database.
 */
export function guardConnection(connection: Connection): void {
  const isWithinLimit = makeAllowance(limits.packets)
  let hasAsked = false
  connection.on('packet', ({ type, data }: Packet) => {
    const isText = typeof data === 'string'
    const isAsking = type === 'message' && isText && data.startsWith(CONNECT)
    const isForbidden = (type === 'message' && !isText) || (isAsking && hasAsked)
    hasAsked ||= isAsking
    if (isForbidden || !isWithinLimit()) connection.close(true)
  })
}
