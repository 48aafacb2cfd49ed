// What a page reads first can be asked for while the application is still on its way. The answers wait here, under the
// address and the token that they were asked with, for the one call that would ask the same (call.ts). Nothing depends
// on them: who finds none asks.

type Early = { token: string; askedAt: number; answer: Promise<Response> }

declare global {
  /** Shared by scripts that are built apart from each other. */
  var sehatiAhead: Map<string, Early> | undefined
}

/** As long as a read counts as fresh (query-client.ts). */
const FRESH_MS = 15_000

/** Asks now for what will be read soon, and answers a copy of the answer; null where there is none to be had. */
export async function askAhead(address: string, token: string): Promise<Response | null> {
  const answer = fetch(address, { headers: { accept: 'application/json', authorization: `Bearer ${token}` } })
  // Of two readers each needs a body of its own, split before either begins.
  const copy = answer.then((response) => response.clone()).catch(() => null)
  globalThis.sehatiAhead ??= new Map()
  globalThis.sehatiAhead.set(address, { token, askedAt: performance.now(), answer })
  return copy
}

/** The answer that was asked for early with this token, once; null where there is none, it is old, or it failed. */
export async function takeAhead(address: string, token: string): Promise<Response | null> {
  const early = globalThis.sehatiAhead?.get(address)
  if (!early) return null
  globalThis.sehatiAhead?.delete(address)
  if (early.token !== token || performance.now() - early.askedAt > FRESH_MS) return null
  return early.answer.catch(() => null)
}
