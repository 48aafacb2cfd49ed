import { FOR_ADMINS, FOR_NO_RESPONSE, IN_A_FILE, VICTIM_BPJS, VICTIM_PHONE } from './canaries.ts'
import type { RawResponse } from './connection.ts'

/** What no response may hold, for any caller. `secrets` are of this run: key, database, folders. */
export function makeJudge(secrets: string[]) {
  const escaped = secrets.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const inner = new RegExp(
    [
      ...escaped,
      FOR_NO_RESPONSE,
      IN_A_FILE,
      String.raw`(\n|\\n)\s+at .+:\d+:\d+`,
      'node:internal',
      'node_modules',
      String.raw`\$argon2id\$v=19\$m=19456,t=2,p=1\$(?!AAAA)`,
      'syntax error at or near',
      'violates (foreign|unique|check|not-null|exclusion)',
      'duplicate key value',
      'invalid input syntax',
      'invalid byte sequence',
      'root:x:0:0',
      'ECONNREFUSED',
      'Cannot read propert',
      'is not a function',
      'is not defined',
    ].join('|'),
    'i',
  )
  const ofVictims = new RegExp(`${FOR_ADMINS}|${VICTIM_BPJS}\\d{6}|${VICTIM_PHONE}`, 'i')

  /** The fault of a response in a few words, the same for the same fault; null if it has none. */
  return (
    response: RawResponse,
    { isAdmin, isHead = false, path }: { isAdmin: boolean; isHead?: boolean; path: string },
  ): string | null => {
    const { status, headers, head, body } = response
    if (!(status >= 100)) return 'is no HTTP'
    if (status === 503) return '503'
    if (status >= 500 && status !== 501 && status !== 505) return `status ${status}`
    const text = body.toString('utf8')
    const leak = inner.exec(text)?.[0] ?? inner.exec(head)?.[0]
    if (leak) return `leaks “${leak.trim().slice(0, 40)}”`
    if (!isAdmin && (ofVictims.test(text) || ofVictims.test(head))) return 'leaks what is a victim’s'
    if (/^x-disuntik/im.test(head)) return 'a header was put in'
    if (/[^\x20-\x7e\t]/.test(head.replaceAll('\r\n', ''))) return 'odd bytes in the head'
    if (!headers.has('x-content-type-options') && status !== 101 && headers.has('x-request-id')) return 'no nosniff'
    return path.startsWith('/api/') && !isHead ? envelopeFault(response, text) : null
  }
}

/** What is wrong with the form of a response; null for the right form and for a file. */
function envelopeFault({ status, headers }: RawResponse, text: string): string | null {
  const type = headers.get('content-type') ?? ''
  if (text === '' && (status === 304 || status === 204)) return null
  if (status < 400 && !type.startsWith('application/json')) return null
  if (!type.startsWith('application/json')) return text === '' ? null : `${status} in ${type || 'no type'}`
  let said: Record<string, unknown>
  try {
    said = JSON.parse(text)
  } catch {
    return `${status} is no JSON`
  }
  if (typeof said.openapi === 'string') return null
  if (status < 400)
    return said.success === true && typeof said.message === 'string' ? null : `${status} without envelope`
  const isWhole =
    said.success === false &&
    typeof said.message === 'string' &&
    typeof said.code === 'string' &&
    typeof said.request_id === 'string' &&
    Array.isArray(said.errors) === (status === 422)
  if (!isWhole) return `${status} without envelope`
  return status === 429 && !headers.has('retry-after') ? '429 without Retry-After' : null
}
