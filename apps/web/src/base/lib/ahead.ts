// The first reads of a page can be requested while the application is still loading. The responses wait here, under their URL
// and token, for the one call that would send the same request (call.ts). They are optional: a call that finds none sends its
// request, and leaves null in its place, so that a script that comes later does not send it again.

/** `token` is null for a call that carries none. `body` is the parsed body of a successful response, once it has arrived. */
type Early = { token: string | null; answer: Promise<Response>; body?: unknown }
/** `openedAt`: when the application read here first; null until then. */
type Ahead = { responses: Map<string, Early | null>; openedAt: number | null }

declare global {
  /** Shared by scripts that are built apart from each other. */
  var sehatiAhead: Ahead | undefined
}

/**
 * As long as a read counts as fresh (query-client.ts), from the moment in which the application begins to read: however long a
 * slow device loads it, what was requested meanwhile is not requested again.
 */
const FRESH_MS = 15_000

function shared(): Ahead {
  globalThis.sehatiAhead ??= { responses: new Map(), openedAt: null }
  return globalThis.sehatiAhead
}

/** Whether the page that the browser opened is being shown for the first time. */
function isOpening(now: number): boolean {
  const ahead = shared()
  ahead.openedAt ??= now
  return now - ahead.openedAt <= FRESH_MS
}

/** Requests early what will be read soon, and returns the parsed body; undefined if the request fails or was sent already. */
export async function askAhead(address: string, token: string | null): Promise<unknown> {
  const { responses } = shared()
  if (responses.has(address)) return undefined
  const authorization = token === null ? undefined : { authorization: `Bearer ${token}` }
  const answer = fetch(address, { headers: { accept: 'application/json', ...authorization } })
  const early: Early = { token, answer }
  responses.set(address, early)
  try {
    // The call that takes the response reads its body too: this copy is made before.
    const copy = await answer.then((response) => (response.ok ? response.clone() : null))
    early.body = await copy?.json()
  } catch {
    // The call that takes the response handles the failure.
  }
  return early.body
}

/** The body of an early response for this token that has arrived; undefined if there is none. The response stays for its call. */
export function arrivedAhead(address: string, token: string | null, now = performance.now()): unknown {
  const early = shared().responses.get(address)
  return early?.token === token && isOpening(now) ? early.body : undefined
}

/** Takes the early response for this token, once; null if there is none, if it is old, or if it failed. */
export async function takeAhead(
  address: string,
  token: string | null,
  now = performance.now(),
): Promise<Response | null> {
  const early = dropAhead(address, now)
  return early?.token === token && isOpening(now) ? early.answer.catch(() => null) : null
}

/** Removes an early response, because the page has it or sends the request itself. */
export function dropAhead(address: string, now = performance.now()): Early | null | undefined {
  const { responses } = shared()
  const early = responses.get(address)
  // Scripts request early only while the page opens.
  if (isOpening(now)) responses.set(address, null)
  else responses.delete(address)
  return early
}
