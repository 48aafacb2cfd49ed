import { exchange, type NoResponse } from '@sehati/testkit/client/exchange'

/** What a visitor saw: the status and, if it was refused, the product's code or the program that responded instead. */
export type Seen<T = unknown> = { status: number; what: string; data: T | null }

const PATIENCE_MS = 10_000

/** One request as a browser makes it. Never throws: a missing response is an outcome too. */
export async function visit<T>(url: string, token: string, sent?: { body: object; key: string }): Promise<Seen<T>> {
  const { origin, pathname, search } = new URL(url)
  try {
    const { status, headers, text } = await exchange(
      origin,
      {
        method: sent ? 'POST' : 'GET',
        path: `${pathname}${search}`,
        token,
        body: sent?.body,
        headers: sent ? { 'idempotency-key': sent.key } : {},
      },
      { patienceMs: PATIENCE_MS },
    )
    return { status, ...read<T>(status, 'retry-after' in headers, text()) }
  } catch (error) {
    const { message } = error as NoResponse
    const reason = message === 'ETIMEDOUT' ? `within ${PATIENCE_MS / 1000} s` : `(${message})`
    return { status: 0, what: `no response ${reason}`, data: null }
  }
}

function read<T>(status: number, mayRetry: boolean, text: string): { what: string; data: T | null } {
  const again = mayRetry ? ' with Retry-After' : ''
  try {
    const { code, data } = JSON.parse(text) as { code?: string; data?: T }
    return { what: code ? `${status} ${code}${again}` : String(status), data: data ?? null }
  } catch {
    return { what: `${status} of HAProxy`, data: null }
  }
}

/** `201 ×1204, 503 UNAVAILABLE ×31` */
export const tally = (seen: Map<string, number>): string =>
  [...seen]
    .sort(([, a], [, b]) => b - a)
    .map(([what, times]) => `${what} ×${times}`)
    .join(', ') || 'nothing'

export const count = (seen: Map<string, number>, what: string) => seen.set(what, (seen.get(what) ?? 0) + 1)
