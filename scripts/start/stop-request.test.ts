import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'

const module = new URL('./stop-request.ts', import.meta.url).href
const LISTEN = `const { listenForStop } = await import('${module}'); const signal = listenForStop();`
/** As a program with work to do: it says that it listens, and ends when a stop is requested. */
const WORK = `const work = setInterval(() => {}, 1000);
signal.addEventListener('abort', () => { clearInterval(work); process.exitCode = 3 }); console.log('at work')`

function run(program: string, channel: 'ipc' | 'ignore') {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', LISTEN + program], {
    stdio: ['ignore', 'pipe', 'inherit', channel],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, exit: once(child, 'exit'), atWork: once(child.stdout as NodeJS.ReadableStream, 'data') }
}

// With a channel it is a child of hand-over.mjs, as on Node 20; without, the process that npm started.
test.each(['ipc', 'ignore'] as const)('a program (channel: %s) ends with its work', async (channel) => {
  expect(await run('process.exitCode = 4', channel).exit).toEqual([4, null])
})

test.each(['ipc', 'ignore'] as const)('a program (channel: %s) is stopped by SIGTERM', async (channel) => {
  const { child, exit, atWork } = run(WORK, channel)
  await atWork
  child.kill('SIGTERM')
  expect(await exit).toEqual([3, null])
})

test('a program is stopped when the process that started it is gone', async () => {
  const { child, exit, atWork } = run(WORK, 'ipc')
  await atWork
  child.disconnect()
  expect(await exit).toEqual([3, null])
})
