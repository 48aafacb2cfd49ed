import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import type { Postmaster } from './postmaster.ts'
import { watchPostmaster } from './watchdog.ts'

test('a postmaster that ended on a full disk is started again once there is room', async () => {
  const ended: Postmaster = { pid: spawnSync('true').pid, port: 1, how: 'started' }
  const said: string[] = []
  const { promise: revived, resolve } = Promise.withResolvers<void>()
  const answers = [null, null, { ...ended, port: 2 }]
  const stop = watchPostmaster(ended, '/nonexistent', async () => ({ postmaster: answers.shift() ?? null }), {
    died: () => said.push('died'),
    noRoom: () => said.push('no room'),
    revived: () => {
      said.push('revived')
      resolve()
    },
    gaveUp: (error) => said.push(error.message),
  })
  await revived
  // Without a real one to find it is taken for dead again at the next look.
  expect((await stop()).port).toBe(2)
  expect(said.slice(0, 3)).toEqual(['died', 'no room', 'revived'])
})

test('the watch ends while there is no room', async () => {
  const ended: Postmaster = { pid: spawnSync('true').pid, port: 1, how: 'started' }
  const { promise: isFull, resolve: noRoom } = Promise.withResolvers<void>()
  const never = () => {
    throw new Error('nothing of the kind')
  }
  const events = { died: () => {}, noRoom, revived: never, gaveUp: never }
  const stop = watchPostmaster(ended, '/nonexistent', async () => ({ postmaster: null }), events)
  await isFull
  expect((await stop()).pid).toBe(ended.pid)
})
