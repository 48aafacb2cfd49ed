import { createCipheriv } from 'node:crypto'
import type { DataKey, Keyring } from './keyring.ts'

const VERSION = 1
/** Where the parts of an encrypted value are (seal.ts), and the greatest length of a text that one block of the cipher covers. */
const [HEAD, TEXT, TAG, BLOCK] = [5, 17, 16, 16]

/**
 * Decrypts many short values at once, for a search that goes through all of them: null where the key is missing or the text is
 * longer than 16 bytes. One at a time, the calls into the library cost twenty times as much as the cipher. AES-GCM adds the
 * encrypted counter blocks to the text; the first one is the nonce and the number 2 (NIST SP 800-38D, 7.1), and all of them
 * are encrypted by one call. The tags are not checked: `open` what is shown.
 */
export function skim(ring: Pick<Keyring, 'find'>, values: readonly Buffer[]): (string | null)[] {
  const texts: (string | null)[] = new Array(values.length).fill(null)
  for (const { key, places } of byKey(ring, values)) {
    const blocks = Buffer.alloc(places.length * BLOCK)
    places.forEach((place, n) => {
      ;(values[place] as Buffer).copy(blocks, n * BLOCK, HEAD, TEXT)
      blocks[n * BLOCK + BLOCK - 1] = 2
    })
    const stream = createCipheriv('aes-256-ecb', key.secret, null).setAutoPadding(false).update(blocks)
    places.forEach((place, n) => {
      const value = values[place] as Buffer
      const from = n * BLOCK
      const length = value.length - TEXT - TAG
      for (let at = 0; at < length; at++)
        stream[from + at] = (stream[from + at] as number) ^ (value[TEXT + at] as number)
      texts[place] = stream.toString('utf8', from, from + length)
    })
  }
  return texts
}

/** The places of the values of each key that is at hand. */
function byKey(ring: Pick<Keyring, 'find'>, values: readonly Buffer[]): { key: DataKey; places: number[] }[] {
  const known = new Map<number, { key: DataKey | null; places: number[] }>()
  values.forEach((value, place) => {
    const length = value.length - TEXT - TAG
    if (value[0] !== VERSION || length < 0 || length > BLOCK) return
    const id = value.readUInt32BE(1)
    const group = known.get(id) ?? { key: ring.find(value.subarray(1, HEAD)), places: [] }
    known.set(id, group)
    group.places.push(place)
  })
  return [...known.values()].flatMap(({ key, places }) => (key ? [{ key, places }] : []))
}
