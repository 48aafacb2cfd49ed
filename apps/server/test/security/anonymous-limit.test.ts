import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { getWaktu } from '@sehati/contract/base/waktu.endpoints'
import { expect, test } from 'vitest'
import { makeFloodLimit } from '../../src/base/http/flood-limit.ts'
import { makeFhir } from '../fhir.ts'
import { LONG } from '../limits.ts'
import { startNodes } from '../nodes.ts'
import { startServer } from '../server.ts'
import { sayTo } from './raw-bytes.ts'

/** A smaller limit than the product's, so that an address reaches it soon. */
const LIMIT = 60
const server = await startServer({ flood: makeFloodLimit(LIMIT, LONG) })
const { app, make } = server
await app.listen({ host: '127.0.0.1', port: 0 })
const { port } = app.server.address() as AddressInfo

const unknownToken = () => `Bearer ${randomBytes(32).toString('base64url')}`
const unknownKey = () => `Bearer sk_${randomBytes(32).toString('base64url')}`
const askFrom = (remoteAddress: string, headers: Record<string, string> = {}, url: string = getWaktu.path) =>
  app.inject({ url, remoteAddress, headers })

/** Sends requests until this address is refused. */
async function exhaust(remoteAddress: string): Promise<void> {
  for (let n = 0; n <= LIMIT; n++) if ((await askFrom(remoteAddress)).statusCode === 429) return
  throw new Error('the address was never refused')
}

/** Sends a request line unchanged, in the name of this address, and returns head and body. */
const sayFrom = (address: string, line: string) =>
  sayTo(port, `${line} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nConnection: close\r\n\r\n`)

test('an address at its limit is refused with any spelling of the path and any Authorization header', async () => {
  const address = '203.0.113.10'
  await exhaust(address)
  const lines = [
    'GET /%61pi/public/waktu',
    'GET /api/public/%77aktu',
    `GET http://x:${port}/api/public/waktu`,
    'GET /api/public/waktu?',
    'GET /api/tidak-ada',
    'GET /%61pi/tidak-ada',
    'GET //api/public/waktu',
    `GET http://x/api/tidak-ada`,
    'GET /api',
    'GET /api/openapi.json',
    'GET /api/docs/',
    'POST /api/tidak-ada',
  ]
  for (const line of lines) expect(await sayFrom(address, line), line).toMatch(/^HTTP\/1.1 429 /)
  for (const authorization of ['', 'Bearer null', 'Basic YTpi', unknownToken(), unknownKey()]) {
    const reply = await askFrom(address, { authorization })
    expect([reply.statusCode, reply.json().code], authorization).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  }
})

test('requests outside the API are not limited', async () => {
  const address = '203.0.113.11'
  await exhaust(address)
  expect((await askFrom(address, {}, '/healthz')).statusCode).toBe(200)
  expect((await askFrom(address, {}, '/tidak/ada')).statusCode).toBe(404)
})

test('no response of the API is cached, in any spelling of its path', async () => {
  const lines = [
    'GET /%61pi/public/tenpro',
    `GET http://x/api/public/tenpro`,
    'GET //api/x',
    'GET /%41PI/x',
    'GET /api',
  ]
  for (const line of lines) expect(await sayFrom('203.0.113.12', line), line).toMatch(/^cache-control: no-store$/im)
})

test('every network of 64 bits is one address: a household of IPv6 has 2^64', async () => {
  const addressOf = (n: number) => `2001:db8:1:2:${(n >> 4).toString(16)}::${(n & 15).toString(16)}`
  let refused = 0
  for (let n = 0; n < 2 * LIMIT; n++) if ((await askFrom(addressOf(n))).statusCode === 429) refused += 1
  expect(refused).toBe(LIMIT)
  expect((await askFrom('2001:db8:1:3::1')).statusCode).toBe(200)
})

test('an IPv4 address is the same one in the form of IPv6', async () => {
  await exhaust('203.0.113.13')
  expect((await askFrom('::ffff:203.0.113.13')).statusCode).toBe(429)
  expect((await askFrom('::ffff:203.0.113.14')).statusCode).toBe(200)
})

test('people who are signed in are not limited, neither before nor after their address is', async () => {
  const address = '203.0.113.15'
  const [before, after] = [await make.person(5), await make.person(5)]
  const ask = ({ token }: { token: string }) => askFrom(address, { authorization: `Bearer ${token}` })
  for (let n = 0; n < 2 * LIMIT; n++) expect((await ask(before)).statusCode).toBe(200)
  await exhaust(address)
  for (const person of [before, after]) expect((await ask(person)).statusCode).toBe(200)
})

test('a program with a key is not limited, and takes nothing from the visitors of its address', async () => {
  const address = '203.0.113.16'
  const { kunci } = await makeFhir(server).key(['fhir/Organization.read'])
  const ask = (key: string, path: string) =>
    askFrom(address, { authorization: `Bearer ${key}` }, `/api/fhir/r4/${path}`)
  for (let n = 0; n < 2 * LIMIT; n++) expect((await ask(kunci, 'Organization')).statusCode).toBe(200)
  expect((await askFrom(address)).statusCode).toBe(200)
  await exhaust(address)
  expect((await ask(kunci, 'Organization')).statusCode).toBe(200)
})

test('an unknown key counts as a visitor, on every path', async () => {
  for (const [n, path] of [
    '/api/fhir/r4/Organization',
    '/api/fhir/r4/metadata',
    '/api/fhir/r4/tidak-ada',
    getWaktu.path,
  ].entries()) {
    const address = `203.0.113.${20 + n}`
    for (let asked = 0; asked < LIMIT; asked++) {
      const reply = await askFrom(address, { authorization: unknownKey() }, path)
      expect(reply.statusCode, path).not.toBe(429)
    }
    expect((await askFrom(address, { authorization: unknownKey() }, path)).statusCode, path).toBe(429)
    expect((await askFrom(address)).statusCode, path).toBe(429)
  }
})

test('unknown tokens of one address cost a bounded number of queries', async () => {
  const nodes = await startNodes()
  const node = await nodes.startNode({ flood: makeFloodLimit(LIMIT, LONG) })
  const [here, elsewhere] = [await nodes.make.person(5), await nodes.make.person(5)]
  const ask = (authorization: string, remoteAddress: string) =>
    node.app.inject({ url: getWaktu.path, remoteAddress, headers: { authorization } })
  expect((await ask(`Bearer ${here.token}`, '203.0.113.16')).statusCode).toBe(200)
  node.look.ups = 0
  const asked = await Promise.all(Array.from({ length: 3 * LIMIT }, () => ask(unknownToken(), '203.0.113.16')))
  expect(node.look.ups).toBe(LIMIT)
  expect(asked.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2 * LIMIT)
  // Sessions that this process knows still work there, and others at another process.
  expect((await ask(`Bearer ${here.token}`, '203.0.113.16')).statusCode).toBe(200)
  expect((await ask(`Bearer ${elsewhere.token}`, '203.0.113.17')).statusCode).toBe(200)
})
