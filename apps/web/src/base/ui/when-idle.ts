/** Does `work` once the browser has nothing better to do; the returned function gives it up. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callback.
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(work, 1_000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work)
  return () => cancelIdleCallback(handle)
}
