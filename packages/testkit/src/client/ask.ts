import http from 'node:http'

export type Question = {
  method: 'GET' | 'POST'
  path: string
  token?: string | undefined
  body?: object
  headers?: Record<string, string>
}
type Envelope = { message?: string; code?: string; data?: unknown }
export type Reply = { status: number; envelope: Envelope; retryAfter: string | undefined }

/** What came instead of an answer. `isKept`: the server had answered on this connection before. */
export class NoAnswer extends Error {
  readonly isKept: boolean
  constructor(code: string, isKept: boolean) {
    super(code)
    this.isKept = isKept
  }
}

/** Longer than any response may take: a caller that waits so long gets the error that none came. */
const PATIENCE_MS = 45_000

/** Connections are kept between questions, as browsers do. */
const kept = new http.Agent({ keepAlive: true, maxSockets: 512 })
const fresh = new http.Agent({ keepAlive: false })

/** Asks once, and repeats nothing: a failed request is to be seen as one. */
export function ask(address: string, question: Question, isFresh = false): Promise<Reply> {
  const { method, path, token, body, headers } = question
  const payload = body && JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const request = http.request(`${address}${path}`, {
      method,
      agent: isFresh ? fresh : kept,
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
        ...headers,
      },
    })
    const fail = (error: NodeJS.ErrnoException) =>
      reject(
        new NoAnswer(error.name === 'AbortError' ? 'ETIMEDOUT' : (error.code ?? error.message), request.reusedSocket),
      )
    request.on('error', fail)
    request.on('response', (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', fail)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          envelope: envelopeIn(Buffer.concat(parts).toString()),
          retryAfter: response.headers['retry-after'],
        }),
      )
    })
    request.end(payload)
  })
}

/** What no JSON is comes from something in between; its first words are shown. */
function envelopeIn(text: string): Envelope {
  try {
    return JSON.parse(text) as Envelope
  } catch {
    return {
      message: text
        .replace(/<[^>]*>|\s+/g, ' ')
        .trim()
        .slice(0, 80),
    }
  }
}
