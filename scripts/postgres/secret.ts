import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { writeFileDurably } from '../process/durable-file.ts'

/**
 * The passwords of the embedded database, each made once: of the owner, and of the service (absent before a start of a
 * version that has this role). The port that it used last. Readable by the file's owner only.
 */
export type Secret = { password: string; servicePassword?: string; port?: number }

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

/** 192 random bits, as text that needs no escape in a URL or a statement. */
export const makePassword = (): string => crypto.randomBytes(24).toString('base64url')
