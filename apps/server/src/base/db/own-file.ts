import { randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Several processes may start at once on an empty directory: the first link wins, and no process overwrites a secret. */
export function createOnce(file: string, make: () => string): void {
  if (statSync(file, { throwIfNoEntry: false })) return
  mkdirSync(dirname(file), { recursive: true })
  writeBeside(file, make(), (from, to) => {
    try {
      linkSync(from, to)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  })
}

/** Replaces the file at once: no process reads a half of it. */
export const replace = (file: string, text: string): void => writeBeside(file, text, renameSync)

function writeBeside(file: string, text: string, put: (from: string, to: string) => void): void {
  const beside = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  try {
    writeFileSync(beside, `${text}\n`, { mode: 0o600, flush: true })
    chmodSync(beside, 0o600)
    put(beside, file)
  } finally {
    rmSync(beside, { force: true })
  }
}
