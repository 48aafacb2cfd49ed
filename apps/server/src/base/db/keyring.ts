import { createHash, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createOnce, replace } from './own-file.ts'

/** A secret of 32 bytes, ready for use, and its public id: the first 4 bytes of its SHA-256. */
export type DataKey = { id: Buffer; secret: KeyObject }

/** The keys for clinical text: `active` encrypts, every key decrypts. Text is base64, comma-separated, the active first. */
export type Keyring = { active: () => DataKey; find: (id: Buffer) => DataKey | null }

export class KeyError extends Error {}

export function parseKeys(text: string): DataKey[] {
  return text
    .trim()
    .split(',')
    .map((part) => {
      const secret = Buffer.from(part.trim(), 'base64')
      if (secret.length !== 32) throw new KeyError('DATA_KEY: every key must be 32 bytes in base64')
      return { id: createHash('sha256').update(secret).digest().subarray(0, 4), secret: createSecretKey(secret) }
    })
}

const keyFile = (dataDir: string) => join(dataDir, 'data.key')
const newKey = () => randomBytes(32).toString('base64')

/** Keys from the environment, or from the file in the data directory, which is created on first use (mode 0600). */
export function openKeyring(dataDir: string, dataKey: string | null): Keyring {
  if (dataKey) {
    const keys = parseKeys(dataKey)
    return ringOf(() => keys)
  }
  const file = keyFile(dataDir)
  createOnce(file, newKey)
  return ringOf(reader(file))
}

/** Puts a new key first. The old keys stay, so that existing values can still be decrypted. */
export function addKey(dataDir: string): void {
  const file = keyFile(dataDir)
  createOnce(file, newKey)
  replace(file, `${newKey()},${readFileSync(file, 'utf8').trim()}`)
}

/** Removes every key from the file whose id is not in the list. */
export function keepKeys(dataDir: string, ids: readonly Buffer[]): void {
  const file = keyFile(dataDir)
  const kept = readFileSync(file, 'utf8')
    .trim()
    .split(',')
    .filter((part) => parseKeys(part).some((key) => ids.some((id) => id.equals(key.id))))
  replace(file, kept.join(','))
}

/** Another process may have rotated the keys: an unknown key id is a reason to read the file again. */
const ringOf = (keys: (fresh?: boolean) => DataKey[]): Keyring => {
  const known = (id: Buffer, fresh: boolean) => keys(fresh).find((key) => key.id.equals(id))
  keys()
  return {
    active: () => keys()[0] as DataKey,
    find: (id) => known(id, false) ?? known(id, true) ?? null,
  }
}

const RECHECK_MS = 2_000

/** The file's keys. A running server notices a rotation within seconds. */
function reader(file: string): (fresh?: boolean) => DataKey[] {
  let seen = -1
  let checked = 0
  let keys: DataKey[] = []
  return (fresh = false) => {
    if (!fresh && Date.now() - checked < RECHECK_MS) return keys
    checked = Date.now()
    const { mtimeMs } = statSync(file)
    if (mtimeMs !== seen) keys = parseKeys(readFileSync(file, 'utf8'))
    seen = mtimeMs
    return keys
  }
}
