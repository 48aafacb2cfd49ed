import net from 'node:net'
import zlib from 'node:zlib'

export type Answer = { status: number; headers: Map<string, string>; head: string; body: Buffer }
/** What came back, or why nothing did. */
export type Outcome = { answers: Answer[]; ended: 'answered' | 'closed' | 'silent'; ms: number }

/** A server that says nothing for so long hangs. Longer than its own limit for a whole request. */
const SILENT_MS = 45_000

/**
 * Writes exactly these bytes and answers what came back. By hand, because every client mends what it sends. A connection
 * that was left open is used again for the next request that asks for no own one.
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
      const answers: Answer[] = []
      const finish = (ended: Outcome['ended']) => {
        clearTimeout(timer)
        socket.removeAllListeners()
        socket.on('error', () => {})
        if (ended === 'answered' && !alone && answers.at(-1)?.headers.get('connection') !== 'close') kept = socket
        else socket.destroy()
        resolve({ answers, ended, ms: performance.now() - began })
      }
      const timer = setTimeout(() => finish('silent'), SILENT_MS)
      const read = () => {
        for (let found = readAnswer(text, isHead); found; found = readAnswer(text, isHead)) {
          text = text.subarray(found.length)
          // 100 Continue is no answer yet.
          if (found.answer.status !== 100) answers.push(found.answer)
          if (found.answer.status === 101) return finish('closed')
          if (answers.length > 0 && !alone) return finish('answered')
        }
      }
      socket.on('data', (part: Buffer) => {
        text = text.length === 0 ? part : Buffer.concat([text, part])
        read()
      })
      // Alone, everything that comes is of interest: a second response would belong to a request that was never sent.
      socket.on('close', () => finish(answers.length > 0 ? 'answered' : 'closed'))
      socket.on('error', () => {})
      socket.write(bytes)
      if (alone) setTimeout(() => socket.end(), 150)
    })
  return { send, close: () => kept?.destroy() }
}

/** The first whole answer in these bytes; null as long as there is none. */
function readAnswer(bytes: Buffer, isHead: boolean): { answer: Answer; length: number } | null {
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
    answer: { status, headers, head, body: unpacked(raw, headers.get('content-encoding')) },
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
