import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { LONG } from '../../../test/limits.ts'
import { watchStatements } from '../../../test/plan.ts'
import { startServer } from '../../../test/server.ts'
import { makeFloodLimit } from './flood-limit.ts'
import { webRoot } from './static.ts'

// The built product, which `npm test` builds first.
const LIMIT = 3
const { app } = await startServer({
  webRoot,
  publicUrl: 'https://klinik.kampus.test',
  flood: makeFloodLimit(LIMIT, LONG),
})
// What the clinic says about itself completes every document: a running process keeps it.
const sent = watchStatements(/^(?![\s\S]*(from layanan|as pengguna))/)

test('an address that has sent too many anonymous requests reads the database by no document', async () => {
  const urls = [
    '/readyz',
    '/sitemap.xml',
    '/tenaga/1',
    '/',
    '/en',
    '/login',
    '/.well-known/security.txt',
    '/robots.txt',
  ]
  for (const url of ['/readyz', '/sitemap.xml', '/tenaga/1']) {
    const remoteAddress = `192.0.2.${10 + urls.indexOf(url)}`
    for (let n = 0; n < LIMIT; n++) expect((await app.inject({ url, remoteAddress })).statusCode).not.toBe(429)
    const refused = await app.inject({ url, remoteAddress })
    expect([url, refused.statusCode, refused.json().code]).toEqual([url, 429, 'TOO_MANY_REQUESTS'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    const before = sent.length
    for (const other of urls) await app.inject({ url: other, remoteAddress })
    expect(sent.slice(before)).toEqual([])
  }
  // A number that is none costs nothing, and counts nothing.
  const remoteAddress = '192.0.2.99'
  for (let n = 0; n < 2 * LIMIT; n++)
    expect((await app.inject({ url: `/tenaga/${randomBytes(4).toString('hex')}x`, remoteAddress })).statusCode).toBe(
      404,
    )
})
