import fs from 'node:fs'
import path from 'node:path'
import { pairOf } from '../../apps/server/src/base/outside/vapid.ts'
import { writeFileDurably } from '../process/durable-file.ts'

const keyFile = (dataDir: string) => path.join(dataDir, 'vapid.key')
const textOf = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : '')

/** The private key by which push services know this service: VAPID_PRIVATE_KEY, or the file in DATA_DIR; null without one. */
export const readVapidKey = (dataDir: string, environment = process.env): string | null =>
  environment.VAPID_PRIVATE_KEY?.trim() || textOf(keyFile(dataDir)) || null

type Order = { dataDir: string; say: (line: string) => void }

/**
 * Puts the key of a backup into DATA_DIR: the subscriptions in the restored database know no other one. A key that is there
 * already is kept beside it. Where the settings name a pair, that one stays, and the person reads what follows from it. Returns
 * the function that undoes the change.
 */
export function bringVapidKey(
  { dataDir, say }: Order,
  wanted: string | undefined,
  environment = process.env,
): () => void {
  const key = wanted && pairOf(wanted)?.privateKey
  if (!key) return () => {}
  const set = environment.VAPID_PRIVATE_KEY?.trim()
  if (set) {
    if (pairOf(set)?.privateKey !== key)
      say('  VAPID_PRIVATE_KEY is another key than that of the backup: people turn pushes on again on their devices')
    return () => {}
  }
  const file = keyFile(dataDir)
  const before = textOf(file)
  if (before !== key) {
    fs.mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
    if (before) writeFileDurably(`${file}.before`, `${before}\n`)
    writeFileDurably(file, `${key}\n`)
  }
  if (environment.DATA_KEY)
    say(
      `  DATA_KEY is set, so the service does not read ${file}: set VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY for pushes`,
    )
  return () => {
    if (before === key) return
    if (before) writeFileDurably(file, `${before}\n`)
    else fs.rmSync(file, { force: true })
    fs.rmSync(`${file}.before`, { force: true })
  }
}
