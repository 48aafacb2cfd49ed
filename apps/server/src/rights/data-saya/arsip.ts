import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of an archive; `padat` is a text, which is compressed. */
export type Isi = {
  nama: string
  padat: boolean
  parts: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>
}

/** The bytes that leave at once: a file is not held a second time. */
const CHUNK = 64 * 1024

/** A ZIP archive, made while it is sent. */
export async function* asZip(files: AsyncIterable<Isi>, now: Date): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    if (bytes.length > 0) made.push(bytes)
  })
  for await (const { nama, padat, parts } of files) {
    const entry = padat ? new ZipDeflate(nama) : new ZipPassThrough(nama)
    entry.mtime = now
    zip.add(entry)
    for await (const part of parts) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : part
      for (let at = 0; at < bytes.length; at += CHUNK) {
        entry.push(bytes.subarray(at, at + CHUNK))
        yield* made.splice(0)
      }
    }
    entry.push(new Uint8Array(0), true)
    yield* made.splice(0)
  }
  zip.end()
  yield* made.splice(0)
}
