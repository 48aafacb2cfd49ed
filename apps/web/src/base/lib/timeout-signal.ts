/** A signal that aborts after so many milliseconds. Not `AbortSignal.timeout`: many phones have a browser that does not know it. */
export function timeoutSignal(ms: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms)
  return controller.signal
}
