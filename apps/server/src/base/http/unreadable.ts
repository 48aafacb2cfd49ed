import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { AppError, asFailure } from './errors.ts'

/** Refuses, in the same envelope, what the HTTP parser cannot read and no route or hook sees. Then the connection ends. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  // A client that has gone reads no response.
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
