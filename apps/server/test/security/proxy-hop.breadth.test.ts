import { once } from 'node:events'
import http from 'node:http'
import { getWaktu } from '@sehati/contract/base/waktu.endpoints'
import { REALTIME_PATH } from '@sehati/contract/channel/realtime.schema'
import { register } from '@sehati/contract/people/auth.endpoints'
import sql from 'sql-template-tag'
import { afterAll, expect, inject, test } from 'vitest'
import { connect } from '../../src/base/db/db.ts'
import { trustOf } from '../../src/base/http/client-address.ts'
import { makeFloodLimit } from '../../src/base/http/flood-limit.ts'
import { networkKey } from '../../src/people/auth/throttle.ts'
import { createDatabase } from '../database.ts'
import { LONG } from '../limits.ts'
import { startNodes } from '../nodes.ts'
import { startRunning } from '../process.ts'

const [PROXY, STRANGER] = ['127.0.0.9', '127.0.0.8']
/** A smaller limit than the product's, so that an address reaches it soon. */
const LIMIT = 60
/** More than the limit of one address without a token. */
const MANY = LIMIT + 20

const nodes = await startNodes()
const startAt = async (proxies: string[]) => {
  const node = await nodes.startNode({ flood: makeFloodLimit(LIMIT, LONG), isTrusted: trustOf(proxies) })
  return `http://127.0.0.1:${await node.listen()}`
}
const [trusting, plain] = [await startAt(['10.9.0.0/16', PROXY]), await startAt(['loopback'])]

/** Sends requests over a connection from this address of the machine, in the name of the address that it forwards. */
async function makeAsker(url: string, localAddress: string) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 20 })
  afterAll(() => agent.destroy())
  return async (forwarded: string): Promise<number> => {
    const headers = { 'x-forwarded-for': forwarded }
    const request = http.get(`${url}${getWaktu.path}`, { agent, localAddress, headers })
    const [response] = (await once(request, 'response')) as [http.IncomingMessage]
    response.resume()
    await once(response, 'end')
    return response.statusCode ?? 0
  }
}

/** How many of these were refused. */
async function refusedOf(ask: (forwarded: string) => Promise<number>, forwarded: (n: number) => string) {
  const statuses = await Promise.all(Array.from({ length: MANY }, (_, n) => ask(forwarded(n))))
  return statuses.filter((status) => status === 429).length
}

const different = (n: number) => `192.0.2.${n % 250}`

test('the address that a trusted proxy forwards counts, and nothing before it that the client wrote', async () => {
  const ask = await makeAsker(trusting, PROXY)
  expect(await refusedOf(ask, different)).toBe(0)
  // A proxy appends the address that it saw; the client may have written everything before it.
  expect(await refusedOf(ask, (n) => `${different(n)}, 198.51.100.7`)).toBe(MANY - LIMIT)
  expect(await ask('198.51.100.8')).toBe(200)
})

test('a header that another machine forwards is ignored, also on this one where the proxy is elsewhere', async () => {
  expect(await refusedOf(await makeAsker(trusting, STRANGER), different)).toBe(MANY - LIMIT)
  expect(await refusedOf(await makeAsker(trusting, '127.0.0.1'), different)).toBe(MANY - LIMIT)
})

test('the live channel counts by the same address', async () => {
  const upgrade = async (localAddress: string, forwarded: string): Promise<number> => {
    const key = { 'sec-websocket-version': '13', 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==' }
    const headers = { connection: 'Upgrade', upgrade: 'websocket', 'x-forwarded-for': forwarded, ...key }
    const request = http.get(`${plain}${REALTIME_PATH}/?EIO=4&transport=websocket`, { localAddress, headers })
    const upgraded = once(request, 'upgrade').then(([, socket]) => {
      socket.destroy()
      return 101
    })
    const refused = once(request, 'response').then(([response]) => {
      response.resume()
      return response.statusCode as number
    })
    return Promise.race([upgraded, refused])
  }
  for (let n = 0; n < LIMIT; n++) expect(await upgrade('127.0.0.1', '198.51.100.9')).toBe(101)
  expect(await upgrade('127.0.0.1', `${different(1)}, 198.51.100.9`)).toBe(429)
  expect(await upgrade('127.0.0.1', '198.51.100.10')).toBe(101)
})

test('a process trusts the proxies of its settings', async () => {
  const database = await createDatabase(inject('template'))
  const db = connect(database.url, 1)
  const server = await startRunning({ DATABASE_URL: database.serviceUrl, TRUST_PROXY: `10.9.0.0/16,${PROXY}` })
  const form = { name: 'Siti', email: 'siti@uji.test', gender: 'perempuan', password_hash: 'rahasia-siti' }
  const signUp = async (localAddress: string, forwarded: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded }
    const request = http.request(`${server.url}${register.path}`, { method: register.method, localAddress, headers })
    request.end(JSON.stringify({ ...form, no_bpjs: '0001234567890' }))
    const [response] = (await once(request, 'response')) as [http.IncomingMessage]
    response.resume()
    return response.statusCode
  }
  expect(await signUp(PROXY, '198.51.100.1')).toBe(201)
  // The e-mail is taken now: that it was revealed is counted by the address of the client.
  expect([await signUp(PROXY, '198.51.100.7'), await signUp(STRANGER, '198.51.100.8')]).toEqual([409, 409])
  const counted = await db.rows<{ key: Buffer }>(sql`select account_hash as key from login_failure`)
  const keys = ['198.51.100.7', STRANGER].map(networkKey)
  expect(counted.map(({ key }) => key.toString('hex')).sort()).toEqual(keys.map((key) => key.toString('hex')).sort())
  await server.stop()
  await db.close()
  await database.drop()
})
