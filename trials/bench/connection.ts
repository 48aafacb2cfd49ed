import net from 'node:net'

/** A complete response. The body is decoded only when `body` is called, which only the callback may do. */
export type RawResponse = { status: number; body: () => string }
/** Receives the response, or the error in its place. */
type Callback = (response: RawResponse | null, error: Error | null) => void
export type Connection = { ask: (request: string, callback: Callback) => void; close: () => void }

const LENGTH = 'content-length: '
const CHUNKED_END = Buffer.from('\r\n0\r\n\r\n')
const HEAD_END = Buffer.from('\r\n\r\n')
const MOST_BYTES = 65_536

/**
 * One connection that is kept, with one request under way at a time. By hand and without streams, promises or new buffers,
 * because its processor time is taken from the cores that the server runs on. It understands what our servers send: a
 * length, or chunks.
 */
export async function openConnection(port: number): Promise<Connection> {
  // What came of a response so far. Used again for the next one: a client that allocates pauses for its own collections, and
  // measures them.
  let held = Buffer.allocUnsafeSlow(MOST_BYTES)
  let length = 0
  let pending: Callback | null = null
  const finish: Callback = (response, error) => {
    const callback = pending
    pending = null
    callback?.(response, error)
  }
  const read = (many: number, buffer: Uint8Array) => {
    if (length + many > held.length) held = Buffer.concat([held], 2 * (length + many))
    held.set(buffer.subarray(0, many), length)
    length += many
    const response = readResponse(held.subarray(0, length))
    if (response) {
      length = 0
      finish(response, null)
    }
    return true
  }
  const socket = net.connect({
    port,
    host: '127.0.0.1',
    noDelay: true,
    onread: { buffer: Buffer.allocUnsafeSlow(MOST_BYTES), callback: read },
  })
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  socket.removeAllListeners('error').on('error', (error) => finish(null, error))
  socket.on('close', () => finish(null, new Error('the connection was closed')))
  return {
    ask(request, callback) {
      if (socket.destroyed) return callback(null, new Error('the connection was closed'))
      pending = callback
      socket.write(request, 'latin1')
    },
    close: () => socket.destroy(),
  }
}

/** Null while the response is incomplete. */
function readResponse(bytes: Buffer): RawResponse | null {
  const end = bytes.indexOf(HEAD_END)
  if (end < 0) return null
  const begin = end + HEAD_END.length
  const length = lengthIn(bytes.toString('latin1', 0, end))
  const isWhole =
    length === null ? bytes.subarray(-CHUNKED_END.length).equals(CHUNKED_END) : bytes.length >= begin + length
  return isWhole
    ? { status: Number(bytes.toString('latin1', 9, 12)), body: () => bytes.toString('latin1', begin) }
    : null
}

function lengthIn(head: string): number | null {
  const at = head.indexOf(LENGTH)
  return at < 0 ? null : Number.parseInt(head.slice(at + LENGTH.length, at + LENGTH.length + 12), 10)
}
