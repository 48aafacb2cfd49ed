import { once } from 'node:events'
import http from 'node:http'
import { REALTIME_PATH } from '@sehati/contract/realtime/schema'
import { getWaktu } from '@sehati/contract/waktu/endpoints'
import { afterAll, expect, inject, test } from 'vitest'
import { createDatabase } from '../database.ts'
import { startRunning } from '../process.ts'

const [PROXY, STRANGER] = ['127.0.0.9', '127.0.0.8']
/** More than the limit of one address without a token in a minute. */
const MANY = 3_100

const database = await createDatabase(inject('template'))
const env = { DATABASE_URL: database.serviceUrl }
const [trusting, plain] = [await startRunning({ ...env, TRUST_PROXY: `10.9.0.0/16,${PROXY}` }), await startRunning(env)]
afterAll(async () => {
  await Promise.all([trusting.stop(), plain.stop()])
  await database.drop()
})

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
  const ask = await makeAsker(trusting.url, PROXY)
  expect(await refusedOf(ask, different)).toBe(0)
  // A proxy appends the address that it saw; the client may have written everything before it.
  expect(await refusedOf(ask, (n) => `${different(n)}, 198.51.100.7`)).toBe(MANY - 3_000)
  expect(await ask('198.51.100.8')).toBe(200)
})

test('a header that another machine forwards is ignored, also on this one where the proxy is elsewhere', async () => {
  expect(await refusedOf(await makeAsker(trusting.url, STRANGER), different)).toBe(MANY - 3_000)
  expect(await refusedOf(await makeAsker(trusting.url, '127.0.0.1'), different)).toBe(MANY - 3_000)
})

test('the live channel counts by the same address', async () => {
  const upgrade = async (localAddress: string, forwarded: string): Promise<number> => {
    const key = { 'sec-websocket-version': '13', 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==' }
    const headers = { connection: 'Upgrade', upgrade: 'websocket', 'x-forwarded-for': forwarded, ...key }
    const request = http.get(`${plain.url}${REALTIME_PATH}/?EIO=4&transport=websocket`, { localAddress, headers })
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
  for (let n = 0; n < 3_000; n++) expect(await upgrade('127.0.0.1', '198.51.100.9')).toBe(101)
  expect(await upgrade('127.0.0.1', `${different(1)}, 198.51.100.9`)).toBe(400)
  expect(await upgrade('127.0.0.1', '198.51.100.10')).toBe(101)
})
