import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import helmet from 'helmet'
import { expect, test } from 'vitest'
import { startServer } from '../../../test/server.ts'
import { helmetOptions } from './security.ts'

/** The headers that helmet itself sets for a response. */
async function askHelmet(https: boolean): Promise<Record<string, unknown>> {
  const secured = helmet(helmetOptions(https))
  const server = createServer((request, response) => secured(request, response, () => response.end()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  server.closeAllConnections()
  server.close()
  const plain = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']
  return Object.fromEntries([...headers].filter(([name]) => !plain.includes(name)))
}

const { app: plain } = await startServer()

test.each([false, true])('every response has the headers that helmet would set (https: %s)', async (https) => {
  const { app } = await startServer({ https })
  const expected = await askHelmet(https)
  expect(Object.keys(expected).length).toBeGreaterThan(10)
  for (const url of ['/api/public/tenpro', '/api/allroles/dashboard', '/api/tidak-ada', '/healthz', '/tidak/ada']) {
    const { headers } = await app.inject({ url })
    expect(headers).toMatchObject(expected)
    expect(headers['cache-control']).toBe(url.startsWith('/api/') ? 'no-store' : undefined)
  }
})

const ON = 'camera=(self), microphone=(self), geolocation=(), payment=()'
const OFF = 'camera=(), microphone=(), geolocation=(), payment=()'

test.each([
  ...['/user/bilik/7', '/karyawan/bilik/7', '/dokter/bilik/7', '/psikolog/bilik/7?bahasa=en'].map(
    (url) => [url, true] as const,
  ),
  ...[
    '/',
    '/user/home',
    '/user/bilik',
    '/user/bilik/7/',
    '/user/bilik/satu',
    '/admin/bilik/7',
    '/bilik/7',
    '/user/chat?ke=/user/bilik/7',
  ].map((url) => [url, false] as const),
  ...['/api/allroles/bilik/sinyal', '/api/user/bilik/7', '/user/bilik/7.js'].map((url) => [url, false] as const),
])('%s may ask for camera and microphone: %s', async (url, inRoom) => {
  const { headers } = await plain.inject({ url })
  expect(headers['permissions-policy']).toBe(inRoom ? ON : OFF)
  const csp = String(headers['content-security-policy'])
  expect(csp.includes('media-src')).toBe(inRoom)
  // Nothing else differs.
  expect(csp.replace(";media-src 'self' blob: mediastream:", '')).toBe(
    String((await plain.inject({ url: '/' })).headers['content-security-policy']),
  )
})

test.each([
  ['/karyawan/loket', true],
  ['/admin/loket?pindai=1', true],
  ['/user/loket', false],
  ['/dokter/loket', false],
  ['/karyawan/loket/', false],
  ['/karyawan/home', false],
  ['/api/loket/hari', false],
])('%s may ask for the camera alone: %s', async (url, atDesk) => {
  const { headers } = await plain.inject({ url })
  expect(headers['permissions-policy']).toBe(atDesk ? ON.replace('microphone=(self)', 'microphone=()') : OFF)
  expect(String(headers['content-security-policy'])).not.toContain('media-src')
})
