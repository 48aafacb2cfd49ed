import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { AppError, asFailure } from './errors.ts'

/** What the parser of HTTP itself cannot read reaches no route and no hook: refused in the same envelope, and the connection ends. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  // Whoever has gone reads nothing.
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { status, body } = asFailure(new AppError(error.code === 'HPE_HEADER_OVERFLOW' ? 'TOO_LARGE' : 'MALFORMED'))
  const text = JSON.stringify({ ...body, request_id: randomUUID() })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${text}`)
  socket.destroySoon()
}
