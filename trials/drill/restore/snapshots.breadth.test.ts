import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { exportedSnapshots } from './backup-part.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sehati-snapshots-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

test('a snapshot that PostgreSQL is still writing is not taken for one', () => {
  fs.writeFileSync(path.join(folder, '00000003-0000001B-1.tmp'), 'half')
  expect(exportedSnapshots(folder)).toEqual([])
  fs.renameSync(path.join(folder, '00000003-0000001B-1.tmp'), path.join(folder, '00000003-0000001B-1'))
  expect(exportedSnapshots(folder)).toEqual(['00000003-0000001B-1'])
})
