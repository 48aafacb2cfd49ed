import net from 'node:net'
import zlib from 'node:zlib'

export type RawResponse = { status: number; headers: Map<string, string>; head: string; body: Buffer }
/** The responses, or why none arrived. */
export type Outcome = { responses: RawResponse[]; ended: 'responded' | 'closed' | 'silent'; ms: number }

/** A server that says nothing for so long hangs. Longer than its own limit for a whole request. */
const SILENT_MS = 45_000

/**
 * Writes exactly these bytes and returns the responses. HTTP clients cannot be used here, because they correct what they
 * send. An open connection is used again for the next request, unless that is sent `alone`.
 */
export function makeWire(port: number) {
  let kept: net.Socket | null = null
  const send = async (bytes: Buffer, how: { alone?: boolean; isHead?: boolean } = {}): Promise<Outcome> => {
    const isReused = !how.alone && kept !== null
    const outcome = await exchange(bytes, how)
    // The server had closed the connection before this request reached it.
    return isReused && outcome.ended === 'closed' ? exchange(bytes, how) : outcome
  }
  const exchange = (bytes: Buffer, { alone = false, isHead = false }): Promise<Outcome> =>
    new Promise((resolve) => {
      const fresh = alone || !kept || kept.destroyed
      const socket = fresh ? net.connect({ port, host: '127.0.0.1', noDelay: true }) : (kept as net.Socket)
      if (!alone) kept = null
      let text: Buffer = Buffer.alloc(0)
      const began = performance.now()
      const responses: RawResponse[] = []
      const finish = (ended: Outcome['ended']) => {
        clearTimeout(timer)
        socket.removeAllListeners()
        socket.on('error', () => {})
        if (ended === 'responded' && !alone && responses.at(-1)?.headers.get('connection') !== 'close') kept = socket
        else socket.destroy()
        resolve({ responses, ended, ms: performance.now() - began })
      }
      const timer = setTimeout(() => finish('silent'), SILENT_MS)
      const read = () => {
        for (let found = readResponse(text, isHead); found; found = readResponse(text, isHead)) {
          text = text.subarray(found.length)
          // 100 Continue is not the response yet.
          if (found.response.status !== 100) responses.push(found.response)
          if (found.response.status === 101) return finish('closed')
          if (responses.length > 0 && !alone) return finish('responded')
        }
      }
      socket.on('data', (part: Buffer) => {
        text = text.length === 0 ? part : Buffer.concat([text, part])
        read()
      })
      // Alone, everything that comes is of interest: a second response would belong to a request that was never sent.
      socket.on('close', () => finish(responses.length > 0 ? 'responded' : 'closed'))
      socket.on('error', () => {})
      socket.write(bytes)
      if (alone) setTimeout(() => socket.end(), 150)
    })
  return { send, close: () => kept?.destroy() }
}

/** The first complete response in these bytes; null while there is none. */
function readResponse(bytes: Buffer, isHead: boolean): { response: RawResponse; length: number } | null {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return null
  const head = bytes.toString('latin1', 0, end)
  const [first = '', ...lines] = head.split('\r\n')
  const status = Number(first.slice(9, 12))
  const headers = new Map(
    lines.map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()] as const
    }),
  )
  const begin = end + 4
  const made = (raw: Buffer, length: number) => ({
    response: { status, headers, head, body: unpacked(raw, headers.get('content-encoding')) },
    length,
  })
  if (isHead || status < 200 || status === 204 || status === 304) return made(Buffer.alloc(0), begin)
  const length = headers.get('content-length')
  if (length !== undefined) {
    const last = begin + Number(length)
    return bytes.length >= last ? made(bytes.subarray(begin, last), last) : null
  }
  if (headers.get('transfer-encoding') !== 'chunked') return made(bytes.subarray(begin), bytes.length)
  const parts: Buffer[] = []
  for (let at = begin; ; ) {
    const eol = bytes.indexOf('\r\n', at)
    if (eol < 0) return null
    const size = Number.parseInt(bytes.toString('latin1', at, eol), 16)
    const next = eol + 2 + size + 2
    if (bytes.length < next) return null
    if (size === 0) return made(Buffer.concat(parts), next)
    parts.push(bytes.subarray(eol + 2, eol + 2 + size))
    at = next
  }
}

function unpacked(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body
  if (encoding === 'gzip') return zlib.gunzipSync(body)
  if (encoding === 'br') return zlib.brotliDecompressSync(body)
  return body
}
