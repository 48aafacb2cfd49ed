import fs from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeWebStream } from 'node:stream/web'
import zlib from 'node:zlib'
import {
  Decrypter,
  Encrypter,
  generateHybridIdentity,
  generateX25519Identity,
  identityToRecipient,
} from 'age-encryption'
import { Refusal } from '../bootstrap/refusal.mjs'
import { syncDirectory } from '../process/durable-file.ts'

type Bytes = AsyncIterable<Uint8Array>

/**
 * Writes a stream, compressed (zstd) and encrypted (age) for `recipients`. The file gets its name when all of it is on the
 * disk; when the write is interrupted or the disk is full, nothing is left. Returns an identity that exists in this process
 * only and decrypts this one file, so that it can be checked without the operator's key.
 */
export async function writeSealed(file: string, recipients: string[], content: Bytes): Promise<string> {
  const witness = await makeWitness(recipients)
  const encrypter = new Encrypter()
  for (const recipient of [...recipients, await identityToRecipient(witness)]) encrypter.addRecipient(recipient)
  const compressed = Readable.from(content, { objectMode: false }).compose(zlib.createZstdCompress())
  const sealed = await encrypter.encrypt(Readable.toWeb(compressed as Readable) as ReadableStream<Uint8Array>)
  const part = `${file}.part`
  try {
    await pipeline(
      Readable.fromWeb(sealed as NodeWebStream),
      fs.createWriteStream(part, { mode: 0o600, flush: true, highWaterMark: 1 << 20 }),
    )
    fs.renameSync(part, file)
  } catch (error) {
    fs.rmSync(part, { force: true })
    throw error
  }
  syncDirectory(path.dirname(file))
  return witness
}

const A_DAY_MS = 86_400_000

/** Removes partial files of killed writers. A running writer has changed its file within the last day. */
export function sweepParts(folder: string): void {
  for (const name of fs.readdirSync(folder).filter((one) => one.endsWith('.part'))) {
    const file = path.join(folder, name)
    if (Date.now() - (fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > A_DAY_MS)
      fs.rmSync(file, { force: true })
  }
}

/** The content of an encrypted file. Throws before the last byte if the file was altered or shortened. */
export async function* readSealed(file: string, identities: string[]): Bytes {
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  const source = fs.createReadStream(file, { highWaterMark: 1 << 20 })
  try {
    const opened = await decrypter
      .decrypt(Readable.toWeb(source) as ReadableStream<Uint8Array>)
      .catch(explainHeader(file))
    const plain = Readable.fromWeb(opened as NodeWebStream).compose(zlib.createZstdDecompress())
    yield* plain as Bytes
  } catch (error) {
    if (error instanceof Refusal || (error as NodeJS.ErrnoException).code === 'ENOENT') throw error
    throw new Refusal(`${file} is damaged: it was altered or cut off (${(error as Error).message}).`)
  } finally {
    source.destroy()
  }
}

const explainHeader = (file: string) => (error: Error) => {
  if (/no identity matched/.test(error.message)) throw new Refusal(`${file} is not encrypted for this key.`)
  throw error
}

/** As strong as what the operator chose, also against computers that do not exist yet. */
function makeWitness(recipients: string[]): Promise<string> {
  return recipients.every((one) => /^age1(pq|tagpq)1/.test(one)) ? generateHybridIdentity() : generateX25519Identity()
}
