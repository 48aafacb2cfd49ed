import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from '../../scripts/bootstrap/root.mjs'

const run = promisify(execFile)

/** The fuzzer as a person starts it, for a few seconds: a new seed every time, which the failure names. */
test('five hundred hostile requests all get the right kind of response', { timeout: 900_000 }, async () => {
  const seed = String(Date.now() % 1_000_000)
  const args = [path.join(root, 'trials', 'fuzz.mjs'), '--requests', '500', '--connections', '8', '--seed', seed]
  const { stdout } = await run(process.execPath, args, {
    env: { ...process.env, DATABASE_URL: process.env.TEST_DATABASE_URL },
  }).catch((error: { stdout: string }) => error)
  expect(stdout).toMatch(/^requests +500, seed \d+$/m)
  // Enough operations succeeded: the requests were not only refused.
  expect(Number(/^operations +(\d+) of \d+ did their work/m.exec(stdout)?.[1])).toBeGreaterThan(20)
  expect(stdout).toMatch(/^errors in the log: none$/m)
  expect(stdout.slice(stdout.indexOf('\nrequests'))).toMatch(/^findings +0$/m)
})

test('a planted leak is found: responses with data that only victims have are reported', async () => {
  const { makeJudge } = await import('./judge.ts')
  const judge = makeJudge(['kunci-rahasia='])
  const response = (status: number, body: object, headers: Record<string, string> = {}) => {
    const all = {
      'content-type': 'application/json',
      'x-request-id': 'x',
      'x-content-type-options': 'nosniff',
      ...headers,
    }
    const head = ['HTTP/1.1 200 OK', ...Object.entries(all).map(([name, value]) => `${name}: ${value}`)].join('\r\n')
    return { status, headers: new Map(Object.entries(all)), head, body: Buffer.from(JSON.stringify(body)) }
  }
  const asked = { isAdmin: false, path: '/api/x' }
  const fine = { success: true, message: 'Berhasil.', data: null }
  const refusal = { success: false, message: 'x', code: 'X', request_id: 'x' }
  expect(judge(response(200, fine), asked)).toBeNull()
  expect(judge(response(404, refusal), asked)).toBeNull()
  expect(judge(response(500, refusal), asked)).toBe('status 500')
  expect(judge(response(200, { ...fine, data: 'Pasien rahasiakorban' }), asked)).toBe('leaks what is a victim’s')
  expect(judge(response(200, { ...fine, data: 'Pasien rahasiakorban' }), { ...asked, isAdmin: true })).toBeNull()
  expect(judge(response(200, { ...fine, data: 'rahasiapercakapan' }), { ...asked, isAdmin: true })).toMatch(/^leaks/)
  expect(judge(response(200, { ...fine, data: 'kunci-rahasia=' }), asked)).toMatch(/^leaks/)
  expect(judge(response(400, { ...refusal, stack: 'Error\n    at f (/a/b.ts:1:2)' }), asked)).toMatch(/^leaks/)
  expect(judge(response(422, refusal), asked)).toBe('422 without envelope')
  expect(judge(response(429, refusal), asked)).toBe('429 without Retry-After')
  expect(judge(response(200, fine, { 'x-disuntik': '1' }), asked)).toBe('a header was put in')
})
