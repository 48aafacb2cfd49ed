import fs from 'node:fs'
import path from 'node:path'
import { writeFileDurably } from '../process/durable-file.ts'

/** The password of the embedded database, made once, and the port it used last. Readable by its owner only. */
export type Secret = { password: string; port?: number }

const fileIn = (stateDir: string) => path.join(stateDir, 'secret.json')

export function readSecret(stateDir: string): Secret | null {
  try {
    return JSON.parse(fs.readFileSync(fileIn(stateDir), 'utf8')) as Secret
  } catch {
    return null
  }
}

export function writeSecret(stateDir: string, secret: Secret): void {
  writeFileDurably(fileIn(stateDir), JSON.stringify(secret))
}
