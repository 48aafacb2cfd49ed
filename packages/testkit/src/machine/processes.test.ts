import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { childrenOf, sendSignal, usageOf } from './processes.ts'

test('a child is listed with what it uses as long as it runs, and a signal to an ended one is no error', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  const pid = child.pid as number
  await once(child, 'spawn')
  expect(childrenOf(process.pid)).toContain(pid)
  expect(usageOf(pid).memory).toBeGreaterThan(1_000_000)
  sendSignal(pid, 'SIGKILL')
  await once(child, 'exit')
  expect(childrenOf(process.pid)).not.toContain(pid)
  sendSignal(pid, 'SIGKILL')
})
