import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { keepNewest } from './backup.ts'

test('the newest are kept, and files of others', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sehati-kept-'))
  const names = [1, 2, 3, 4].map((day) => `sehati-2026112${day}T000000000Z.backup`)
  for (const name of [...names, 'sehati-20261121T000000000Z.backup.part', 'notes.txt'])
    fs.writeFileSync(path.join(folder, name), '')
  expect(keepNewest(folder, 3)).toEqual([names[0]])
  expect(fs.readdirSync(folder)).toContain('notes.txt')
  expect(keepNewest(folder, 9)).toEqual([])
  fs.rmSync(folder, { recursive: true })
})
