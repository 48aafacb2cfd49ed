/** Whether an error says that code, or the styles that belong to it, could not be fetched; browsers word it differently. */
export const isMissingCode = (error: unknown): error is Error =>
  error instanceof Error && /dynamically imported module|module script|preload CSS/i.test(error.message)

const keyOf = (error: Error) => `sehati-muat-ulang:${error.message}`

/**
 * Whether a fresh document was already fetched for this piece of code; from now on it was. Without a place to remember it
 * in, it counts as fetched: a page must never load itself over and over.
 */
export function wasReloadedFor(error: Error): boolean {
  try {
    if (sessionStorage.getItem(keyOf(error))) return true
    sessionStorage.setItem(keyOf(error), '1')
    return false
  } catch {
    return true
  }
}
