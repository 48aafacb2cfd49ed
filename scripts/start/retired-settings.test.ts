import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { retiredNotices } from './retired-settings.ts'

const stateDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sehati-retired-'))
afterAll(() => fs.rmSync(stateDir, { recursive: true, force: true }))

test('an environment without retired settings gives no notice', () => {
  expect(retiredNotices({ PORT: '3000', WAL_ARCHIVE: ' ' }, stateDir)).toEqual([])
  expect(retiredNotices({}, null)).toEqual([])
})

test('a cluster whose log an earlier version archived gives a notice, also without the setting', () => {
  const memory = path.join(stateDir, 'wal-archive.json')
  fs.writeFileSync(memory, '{}')
  expect(retiredNotices({}, stateDir)).toEqual([expect.stringContaining(memory)])
  expect(retiredNotices({ WAL_ARCHIVE: '/mnt/archive' }, stateDir)).toHaveLength(2)
})
