import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, inject, test } from 'vitest'
import { createDatabase } from '../../test/database.ts'
import { makeDirectory } from '../../test/directory.ts'
import { openLogStream } from './log-stream.ts'

const folder = makeDirectory()

test('lines are written complete and in order', async () => {
  const file = join(folder, 'log')
  const log = openLogStream(fs.openSync(file, 'w'))
  const lines = Array.from({ length: 5_000 }, (_, n) => `line ${n}\n`)
  for (const line of lines) log.write(line)
  await expect.poll(() => fs.readFileSync(file, 'utf8').length).toBe(lines.join('').length)
  expect(fs.readFileSync(file, 'utf8')).toBe(lines.join(''))
})

/** Every write to it fails as on a full disk. */
const FULL = '/dev/full'

test.skipIf(!fs.existsSync(FULL))('a full disk under the log does not end the service', async () => {
  const database = await createDatabase(inject('template'))
  afterAll(database.drop)
  const main = fileURLToPath(new URL('../main.ts', import.meta.url))
  const full = fs.openSync(FULL, 'w')
  const DATA_KEY = randomBytes(32).toString('base64')
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, DATABASE_URL: database.serviceUrl, DATA_KEY }
  const child = fork(main, { env, execArgv: [], stdio: ['ignore', full, 'inherit', 'ipc'] })
  afterAll(() => void child.kill('SIGKILL'))
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  for (let turn = 0; turn < 20; turn++)
    expect((await fetch(`http://127.0.0.1:${port}/api/public/tenpro`)).status).toBe(200)
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})
