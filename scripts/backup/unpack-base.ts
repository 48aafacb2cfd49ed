import fs from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import tar from 'tar-stream'
import { Refusal } from '../bootstrap/refusal.mjs'
import type { SystemUser } from '../postgres/system-user.ts'
import { readSealed } from './sealed-file.ts'

const EXTRA = /^sehati\//

/**
 * Unpacks a base backup into an empty folder for the account that will serve it. Answers the files that went along.
 * PostgreSQL brings all of it to the disk before it begins to replay.
 */
export async function unpackBase(
  file: string,
  identities: string[],
  into: string,
  user: SystemUser,
  signal: AbortSignal,
): Promise<Record<string, string>> {
  const extras: Record<string, string> = {}
  const extract = tar.extract()
  const feeding = pipeline(Readable.from(readSealed(file, identities), { objectMode: false }), extract)
  // Its end is awaited below; until then a failure comes out of the loop.
  feeding.catch(() => {})
  for await (const entry of extract) {
    signal.throwIfAborted()
    const { name, type } = entry.header
    const target = path.join(into, name)
    if (!target.startsWith(`${into}${path.sep}`)) throw new Refusal(`${file} wants to write outside of its folder.`)
    if (EXTRA.test(name)) {
      extras[name] = await text(entry as unknown as Readable)
      continue
    }
    if (type === 'directory') {
      fs.mkdirSync(target, { recursive: true, mode: 0o700 })
      entry.resume()
    } else await pipeline(entry, fs.createWriteStream(target, { mode: 0o600 }))
    if (user) fs.chownSync(target, user.uid, user.gid)
  }
  await feeding
  if (!fs.existsSync(path.join(into, 'backup_label'))) throw new Refusal(`${file} is no base backup.`)
  return extras
}
