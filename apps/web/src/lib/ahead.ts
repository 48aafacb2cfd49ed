// The first reads of a page can be requested while the application is still loading. The responses wait here, under their URL
// and token, for the one call that would send the same request (call.ts). They are optional: a call that finds none sends its
// request, and leaves null in its place, so that a script that comes later does not send it again.

/** `token` is null for a call that carries none. `body` is the parsed body of a successful response, once it has arrived. */
type Early = { token: string | null; askedAt: number; answer: Promise<Response>; body?: unknown }

declare global {
  /** Shared by scripts that are built apart from each other. */
  var sehatiAhead: Map<string, Early | null> | undefined
}

/** As long as a read counts as fresh (query-client.ts). */
const FRESH_MS = 15_000

const isUsable = ({ token, askedAt }: Early, wanted: string | null) =>
  token === wanted && performance.now() - askedAt <= FRESH_MS

/** Requests early what will be read soon, and returns the parsed body; undefined if the request fails or was sent already. */
export async function askAhead(address: string, token: string | null): Promise<unknown> {
  globalThis.sehatiAhead ??= new Map()
  if (globalThis.sehatiAhead.has(address)) return undefined
  const authorization = token === null ? undefined : { authorization: `Bearer ${token}` }
  const answer = fetch(address, { headers: { accept: 'application/json', ...authorization } })
  const early: Early = { token, askedAt: performance.now(), answer }
  globalThis.sehatiAhead.set(address, early)
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
export function arrivedAhead(address: string, token: string | null): unknown {
  const early = globalThis.sehatiAhead?.get(address)
  return early && isUsable(early, token) ? early.body : undefined
}

/** Takes the early response for this token, once; null if there is none, if it is old, or if it failed. */
export async function takeAhead(address: string, token: string | null): Promise<Response | null> {
  const early = dropAhead(address)
  return early && isUsable(early, token) ? early.answer.catch(() => null) : null
}

/** Removes an early response, because the page has it or sends the request itself. */
export function dropAhead(address: string): Early | null | undefined {
  globalThis.sehatiAhead ??= new Map()
  const early = globalThis.sehatiAhead.get(address)
  // Scripts request early only while the page loads.
  if (performance.now() < FRESH_MS) globalThis.sehatiAhead.set(address, null)
  else globalThis.sehatiAhead.delete(address)
  return early
}
