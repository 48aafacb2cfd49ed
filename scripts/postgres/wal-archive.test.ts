import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '../bootstrap/refusal.mjs'
import { archiveOf, archiveSettings } from './wal-archive.ts'

let home = ''
let data = ''

beforeEach(async () => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'sehati-wal-test-'))
  data = path.join(home, 'pg18')
  vi.stubEnv('DATA_DIR', home)
  vi.stubEnv('WAL_ARCHIVE', '')
  vi.stubEnv('BACKUP_RECIPIENT', await identityToRecipient(await generateX25519Identity()))
})
afterEach(() => {
  vi.unstubAllEnvs()
  fs.rmSync(home, { recursive: true, force: true })
})

test('nothing is archived unless somebody asks for it', () => {
  expect(archiveSettings(data, null)).toEqual({})
  expect(fs.readdirSync(home)).toEqual([])
})

test('once asked for it goes on, also for a start that does not ask, until it is told to end', () => {
  vi.stubEnv('WAL_ARCHIVE', path.join(home, 'it’s 100% archive'))
  const first = archiveSettings(data, null)
  expect(first).toMatchObject({ archive_mode: 'on', archive_command: expect.stringContaining('100%% archive') })
  const folder = archiveOf(data)
  expect(fs.existsSync(path.join(folder ?? '', 'wal'))).toBe(true)
  vi.stubEnv('WAL_ARCHIVE', '')
  expect(archiveSettings(data, null)).toEqual(first)
  vi.stubEnv('WAL_ARCHIVE', 'off')
  expect(archiveSettings(data, null)).toEqual({})
  expect(archiveOf(data)).toBeNull()
  // What was written in between is in no archive, so a new one begins.
  vi.stubEnv('WAL_ARCHIVE', path.join(home, 'it’s 100% archive'))
  archiveSettings(data, null)
  expect(archiveOf(data)).not.toBe(folder)
})

test('without a key to seal for it is refused', () => {
  vi.stubEnv('WAL_ARCHIVE', path.join(home, 'archive'))
  vi.stubEnv('BACKUP_RECIPIENT', '')
  expect(() => archiveSettings(data, null)).toThrow(Refusal)
})
