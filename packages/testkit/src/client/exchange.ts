import http from 'node:http'

// The HTTP client of all programs that try the product. Two are cheaper or cruder on purpose and stay where they are used:
// `trials/bench/connection.ts`, whose processor time is taken from the server that it loads, and
// `trials/fuzz/connection.ts`, which sends bytes that no client would send.

export type Question = {
  method: string
  path: string
  token?: string | undefined
  body?: object | undefined
  headers?: Record<string, string>
}
/** A whole response, of which the text is only made where it is read. */
export type Exchange = { status: number; headers: http.IncomingHttpHeaders; text: () => string }
export type HowToAsk = { agent?: http.Agent; patienceMs?: number }

/** What came instead of a response. `isKept`: the server had responded on this connection before. */
export class NoResponse extends Error {
  readonly isKept: boolean
  constructor(code: string, isKept: boolean) {
    super(code)
    this.isKept = isKept
  }
}

/** Longer than any response may take: a caller that waits so long gets the error that none came. */
const PATIENCE_MS = 45_000

/** Connections are kept between requests, as browsers do. */
export const keptConnections = (most: number) => new http.Agent({ keepAlive: true, maxSockets: most })
const kept = keptConnections(512)
export const freshConnections = new http.Agent({ keepAlive: false })

/** Sends one request and repeats nothing: a failed request must be visible as such. Rejects with `NoResponse`. */
export function exchange(
  address: string,
  { method, path, token, body, headers }: Question,
  { agent = kept, patienceMs = PATIENCE_MS }: HowToAsk = {},
): Promise<Exchange> {
  const payload = body && JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const request = http.request(`${address}${path}`, {
      method,
      agent,
      signal: AbortSignal.timeout(patienceMs),
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
        ...headers,
      },
    })
    const fail = ({ name, code, message }: NodeJS.ErrnoException) =>
      reject(new NoResponse(name === 'AbortError' ? 'ETIMEDOUT' : (code ?? message), request.reusedSocket))
    request.on('error', fail)
    request.on('response', (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', fail)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: () => Buffer.concat(parts).toString(),
        }),
      )
    })
    request.end(payload)
  })
}
