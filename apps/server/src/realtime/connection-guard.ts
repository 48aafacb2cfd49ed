import type { EventEmitter } from 'node:events'
import { makeAllowance } from '../base/http/allowance.ts'
import { limits } from './limits.ts'

/** The part of a connection below the namespaces of socket.io that is used here. */
type Connection = EventEmitter & { close: (discard?: boolean) => void }
type Packet = { type: string; data?: unknown }

/** How socket.io marks the packet with which a client asks to join a namespace. */
const CONNECT = '0'

/**
 * Ends a connection that does what no client of the product does: authenticate twice, send bytes, or flood with packets.
 * The library limits none of these, and every authentication costs a query.
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
