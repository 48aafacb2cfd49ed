import { execFile } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/bootstrap/root.mjs'

/** The drill as a person starts it. */
const drill = (...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const program = path.join(root, 'trials', 'drill.mjs')
    const env = { PATH: process.env.PATH, HOME: process.env.HOME }
    execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })

test('a part plays, compares the books, and says what users saw', async () => {
  const { code, output } = await drill('--only', 'sigterm', '--short')
  expect(output).toMatch(/× book +201 /)
  expect(output).toMatch(/✓ nothing acknowledged is lost/)
  expect(output).toMatch(/^sigterm +\d+ +\d+ +0 +0 /m)
  expect(output.trimEnd()).toMatch(/\nlost 0$/)
  expect([code, output.includes('✗')]).toEqual([0, false])
  // It starts the product twice.
}, 900_000)

test('a part that is not there is refused', async () => {
  const { code, output } = await drill('--only', 'kill9,earthquake')
  expect([code, output]).toEqual([1, expect.stringContaining('not "earthquake"')])
})
