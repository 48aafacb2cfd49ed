import fs from 'node:fs'
import path from 'node:path'
import { parseKeys } from '../../apps/server/src/base/db/keyring.ts'
import { Refusal } from '../bootstrap/refusal.mjs'
import { writeFileDurably } from '../process/durable-file.ts'

const keyFile = (dataDir: string) => path.join(dataDir, 'data.key')

/** The keys of clinical text that this service has: DATA_KEY, or the file in DATA_DIR. Makes none. */
export function readDataKeys(dataDir: string, dataKey = process.env.DATA_KEY): string {
  if (dataKey) return partsOf(dataKey).join(',')
  const file = keyFile(dataDir)
  if (!fs.existsSync(file))
    throw new Refusal(
      `There is no ${file} and no DATA_KEY: a backup without the key of the clinical text could not be read again.`,
    )
  return partsOf(fs.readFileSync(file, 'utf8')).join(',')
}

/** With DATA_KEY set, the service reads no key file. */
export function refuseOtherDataKey(wanted: string, dataKey = process.env.DATA_KEY): void {
  if (dataKey && missingKeys(wanted, dataKey).length > 0)
    throw new Refusal(
      'DATA_KEY lacks the keys that encrypted the text in this backup. Add them, or leave DATA_KEY unset here: ' +
        'they are then written to data.key in DATA_DIR.',
    )
}

/**
 * Makes sure that text encrypted with the backup's keys can be decrypted here: appends them to the key file in DATA_DIR,
 * so that nothing else becomes unreadable. If DATA_KEY is set, it has them. Returns the function that undoes the change.
 */
export function bringDataKeys(dataDir: string, wanted: string, dataKey = process.env.DATA_KEY): () => void {
  if (dataKey) return () => {}
  const missing = missingKeys(wanted, textOf(keyFile(dataDir)))
  if (missing.length === 0) return () => {}
  const file = keyFile(dataDir)
  const before = textOf(file)
  fs.mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  writeFileDurably(file, `${[...partsOf(before), ...missing].join(',')}\n`)
  return () => (before === '' ? fs.rmSync(file, { force: true }) : writeFileDurably(file, before))
}

function missingKeys(wanted: string, present: string): string[] {
  const ids = present.trim() === '' ? [] : parseKeys(present).map(({ id }) => id.toString('hex'))
  return partsOf(wanted).filter((key) => !ids.includes(parseKeys(key)[0]?.id.toString('hex') ?? ''))
}

const textOf = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '')

function partsOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
