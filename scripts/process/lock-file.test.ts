import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { acquireLock, LockHeldError, readLock } from './lock-file.ts'
import { identityOf, isAlive, isStillRunning } from './process-identity.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sehati-lock-'))
  file = path.join(folder, 'some.lock')
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

const writeHolder = (holder: object, note: unknown = null) => fs.writeFileSync(file, JSON.stringify({ holder, note }))

/** The pid of a process that has run and is gone. */
function deadPid(): number {
  return spawnSync(process.execPath, ['-e', '']).pid
}

test('a free lock is taken, its note can be read, and it is gone after release', async () => {
  const lock = await acquireLock(file, { address: 'here' })
  expect(readLock(file)).toEqual({ holder: identityOf(process.pid), note: { address: 'here' } })
  lock.write({ address: 'there' })
  expect(readLock(file)?.note).toEqual({ address: 'there' })
  lock.release()
  expect(fs.readdirSync(folder)).toEqual([])
})

test('a lock whose holder lives is refused, with what the holder says', async () => {
  writeHolder(identityOf(process.ppid), 'busy')
  const refused = await acquireLock(file, 'me').catch((error: LockHeldError<string>) => error)
  expect(refused).toBeInstanceOf(LockHeldError)
  expect((refused as LockHeldError<string>).content?.note).toBe('busy')
  expect(readLock(file)?.holder.pid).toBe(process.ppid)
})

test('a lock left by a dead process is taken over, with what it had said', async () => {
  writeHolder({ pid: deadPid(), started: 'then' }, 'its note')
  const lock = await acquireLock(file, 'mine')
  expect(lock.previous?.note).toBe('its note')
  expect(readLock(file)).toEqual({ holder: identityOf(process.pid), note: 'mine' })
})

test.runIf(process.platform !== 'win32')(
  'a lock whose pid belongs to another process by now is taken over',
  async () => {
    writeHolder({ pid: process.ppid, started: 'an earlier life' })
    await acquireLock(file, 'mine')
    expect(readLock(file)?.holder.pid).toBe(process.pid)
  },
)

test('a lock file cut short by a power failure is taken over', async () => {
  fs.writeFileSync(file, '{"holder":')
  await acquireLock(file, 'mine')
  expect(readLock(file)?.note).toBe('mine')
})

test('many contenders for a dead lock make one holder', async () => {
  writeHolder({ pid: deadPid(), started: 'then' })
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, number) => acquireLock(file, number)))
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
  expect(fs.readdirSync(folder)).toEqual(['some.lock'])
})

test('a waiting caller gets the lock when it is released', async () => {
  const first = await acquireLock(file, 'first')
  const second = acquireLock(file, 'second', 30_000)
  first.release()
  await second
  expect(readLock(file)?.note).toBe('second')
})

test('a process is distinguished from a later one with the same pid', () => {
  const own = identityOf(process.pid)
  expect(isStillRunning(own)).toBe(true)
  expect(isStillRunning({ ...own, started: 'an earlier life' })).toBe(false)
  expect(isAlive(deadPid())).toBe(false)
  expect(isAlive(0)).toBe(false)
})
