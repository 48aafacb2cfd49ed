// The first reads of a page can be requested while the application is still loading. The responses wait here, under their URL
// and token, for the one call that would send the same request (call.ts). They are optional: a call that finds none sends its
// request, and leaves null in its place, so that a script that comes later does not send it again.

/** `token` is null for a call that carries none. */
type Early = { token: string | null; askedAt: number; answer: Promise<Response> }

declare global {
  /** Shared by scripts that are built apart from each other. */
  var sehatiAhead: Map<string, Early | null> | undefined
}

/** As long as a read counts as fresh (query-client.ts). */
const FRESH_MS = 15_000

/** Requests early what will be read soon, and returns a copy of the response; null if the request fails or was sent already. */
export async function askAhead(address: string, token: string | null): Promise<Response | null> {
  globalThis.sehatiAhead ??= new Map()
  if (globalThis.sehatiAhead.has(address)) return null
  const authorization = token === null ? undefined : { authorization: `Bearer ${token}` }
  const answer = fetch(address, { headers: { accept: 'application/json', ...authorization } })
  // Each of the two readers needs its own body, cloned before either reads.
  const copy = answer.then((response) => response.clone()).catch(() => null)
  globalThis.sehatiAhead.set(address, { token, askedAt: performance.now(), answer })
  return copy
}

/** Takes the early response for this token, once; null if there is none, if it is old, or if it failed. */
export async function takeAhead(address: string, token: string | null): Promise<Response | null> {
  globalThis.sehatiAhead ??= new Map()
  const early = globalThis.sehatiAhead.get(address)
  // Scripts request early only while the page loads.
  if (performance.now() < FRESH_MS) globalThis.sehatiAhead.set(address, null)
  else globalThis.sehatiAhead.delete(address)
  if (!early) return null
  if (early.token !== token || performance.now() - early.askedAt > FRESH_MS) return null
  return early.answer.catch(() => null)
}
