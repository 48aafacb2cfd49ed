import type { LinkPlace, Seal } from './seal.ts'

/**
 * The token of a mailed link: its content, encrypted and not only signed. It reveals nothing, only the product can create or change
 * one, and every process can read it later, because nothing is stored.
 */
export const sealToken = (seal: Pick<Seal, 'seal'>, place: LinkPlace, content: readonly unknown[]): string =>
  seal.seal(place, JSON.stringify(content)).toString('base64url')

/** What `read` makes of the content of a token; null for an invalid one, and where `read` throws. */
export function openToken<T>(
  seal: Pick<Seal, 'open'>,
  place: LinkPlace,
  token: string,
  // biome-ignore lint/suspicious/noExplicitAny: it was made by `sealToken`, with what its caller put in
  read: (content: any[]) => T,
): T | null {
  try {
    return read(JSON.parse(seal.open(place, Buffer.from(token, 'base64url'))))
  } catch {
    // Cut off by a mail program, typed by hand, or encrypted with a key that is gone: the response is the same.
    return null
  }
}
