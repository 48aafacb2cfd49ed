import net from 'node:net'

/** The whole answer, of which only what is asked for is read. */
export type Answer = { status: number; body: () => string }
/** Tells of the answer, or of what went wrong instead. */
type Told = (answer: Answer | null, error: Error | null) => void
export type Connection = { ask: (request: string, told: Told) => void; close: () => void }

const LENGTH = 'content-length: '
const CHUNKED_END = Buffer.from('\r\n0\r\n\r\n')
const HEAD_END = Buffer.from('\r\n\r\n')
const MOST_BYTES = 65_536

/**
 * One connection that is kept, with one request under way at a time. By hand and without streams, promises or copies,
 * because its processor time is taken from the cores that the server runs on. It understands what our servers send: a
 * length, or chunks.
 */
export async function openConnection(port: number): Promise<Connection> {
  let early: Buffer | null = null
  let told: Told | null = null
  const finish: Told = (answer, error) => {
    const tell = told
    told = null
    tell?.(answer, error)
  }
  const read = (many: number, buffer: Uint8Array) => {
    const part = Buffer.from(buffer.buffer, buffer.byteOffset, many)
    const whole = early ? Buffer.concat([early, part]) : part
    const answer = readAnswer(whole)
    // The buffer is used again for what comes next.
    early = answer ? null : Buffer.from(whole)
    if (answer) finish(answer, null)
    return true
  }
  const socket = net.connect({
    ...{ port, host: '127.0.0.1', noDelay: true },
    onread: { buffer: Buffer.allocUnsafeSlow(MOST_BYTES), callback: read },
  })
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  socket.removeAllListeners('error').on('error', (error) => finish(null, error))
  socket.on('close', () => finish(null, new Error('the connection was closed')))
  return {
    ask(request, tell) {
      if (socket.destroyed) return tell(null, new Error('the connection was closed'))
      told = tell
      socket.write(request, 'latin1')
    },
    close: () => socket.destroy(),
  }
}

/** Null as long as it is not whole. */
function readAnswer(bytes: Buffer): Answer | null {
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
