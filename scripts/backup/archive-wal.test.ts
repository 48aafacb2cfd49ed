import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, test } from 'vitest'
import { listLog } from './archive-reading.ts'

const program = fileURLToPath(new URL('./archive-wal.ts', import.meta.url))

test('a piece is archived once, asking again is no error, and another one of its name never takes its place', async () => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'sehati-archive-test-'))
  const recipient = await identityToRecipient(await generateX25519Identity())
  const piece = path.join(home, 'piece')
  const name = '0000000100000002000000A3'
  const archive = () => promisify(execFile)(process.execPath, [program, piece, name, path.join(home, 'wal'), recipient])
  try {
    fs.writeFileSync(piece, 'one')
    await archive()
    const [first, ...more] = [...listLog(home)]
    expect([first?.name, more]).toEqual([name, []])
    const content = fs.readFileSync(first?.file ?? '')
    await archive()
    fs.writeFileSync(piece, 'two')
    await expect(archive()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('another') })
    expect([...listLog(home)]).toEqual([first])
    expect(fs.readFileSync(first?.file ?? '')).toEqual(content)
  } finally {
    fs.rmSync(home, { recursive: true, force: true })
  }
})
