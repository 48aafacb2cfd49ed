/** The address that a text is; null where it is none. Not `URL.canParse`: many phones have a browser that does not know it. */
export function urlOf(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
