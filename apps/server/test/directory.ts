import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A private directory that is removed after the test file. */
export function makeDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'sehati-'))
  afterAll(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}
