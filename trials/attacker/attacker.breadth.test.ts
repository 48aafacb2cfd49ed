import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from '../../scripts/bootstrap/root.mjs'

const run = promisify(execFile)

/** The play as a person starts it. */
test('an admin reads no text of a consultation but by emergency access', { timeout: 900_000 }, async () => {
  const { stdout } = await run(process.execPath, [path.join(root, 'trials', 'drill-attacker.mjs')], {
    env: { ...process.env, DATABASE_URL: process.env.TEST_DATABASE_URL },
  }).catch((error: { stdout: string }) => error)
  expect(stdout.split('\n').filter((line) => line.includes('FAULT'))).toEqual([])
  expect(stdout).toMatch(/^\d+ ways: every one as decided$/m)
})
