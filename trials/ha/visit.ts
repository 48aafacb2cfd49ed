/** What a visitor saw: the status and, where it was refused, the product's code or who else answered. */
export type Seen<T = unknown> = { status: number; what: string; data: T | null }

const PATIENCE_MS = 10_000

/** One request as a browser makes it. Never throws: no answer is something that is seen, too. */
export async function visit<T>(url: string, token: string, sent?: { body: object; key: string }): Promise<Seen<T>> {
  try {
    const response = await fetch(url, {
      method: sent ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        ...(sent ? { 'content-type': 'application/json', 'idempotency-key': sent.key } : {}),
      },
      body: sent ? JSON.stringify(sent.body) : null,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const text = await response.text()
    return { status: response.status, ...read<T>(response, text) }
  } catch (error) {
    const { name, cause, message } = error as Error & { cause?: { code?: string } }
    const reason = name === 'TimeoutError' ? `within ${PATIENCE_MS / 1000} s` : `(${cause?.code ?? message})`
    return { status: 0, what: `no answer ${reason}`, data: null }
  }
}

function read<T>(response: Response, text: string): { what: string; data: T | null } {
  const again = response.headers.has('retry-after') ? ' with Retry-After' : ''
  try {
    const { code, data } = JSON.parse(text) as { code?: string; data?: T }
    return { what: code ? `${response.status} ${code}${again}` : String(response.status), data: data ?? null }
  } catch {
    return { what: `${response.status} of HAProxy`, data: null }
  }
}

/** `201 ×1204, 503 UNAVAILABLE ×31` */
export const tally = (seen: Map<string, number>): string =>
  [...seen]
    .sort(([, a], [, b]) => b - a)
    .map(([what, times]) => `${what} ×${times}`)
    .join(', ') || 'nothing'

export const count = (seen: Map<string, number>, what: string) => seen.set(what, (seen.get(what) ?? 0) + 1)
