import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { listTenagaProfesionalPublik } from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import { describe, expect, test } from 'vitest'
import { makeDirectory } from '../../../test/directory.ts'
import { startServer } from '../../../test/server.ts'

const webRoot = makeDirectory()
mkdirSync(join(webRoot, 'assets'))
writeFileSync(join(webRoot, 'app.html'), '<!doctype html><head><title>shell</title></head>')
const heads = { '/login': '<link href="/assets/login.js">', '/user': '<link href="/assets/frame.js">' }
writeFileSync(join(webRoot, 'ahead.json'), JSON.stringify(heads))
writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>landing</title>')
writeFileSync(join(webRoot, 'en.html'), '<!doctype html><title>landing in English</title>')
writeFileSync(
  join(webRoot, 'luring.html'),
  '<!doctype html><title>offline</title><ul>{{#nomor_darurat}}<li>{{nomor}}{{/nomor_darurat}}</ul>',
)
writeFileSync(join(webRoot, 'luring.en.html'), '<!doctype html><title>offline in English</title>')
writeFileSync(join(webRoot, 'sw.js'), 'addEventListener("fetch", () => {})')
writeFileSync(join(webRoot, 'manifest.webmanifest'), '{}')
writeFileSync(join(webRoot, 'assets', 'app-3f9a.js'), `console.log(${JSON.stringify('x'.repeat(4_000))})`)
writeFileSync(join(webRoot, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')

const { app, make } = await startServer({ webRoot })
const secure = await startServer({ webRoot, https: true, publicUrl: 'https://sehati.test' })

describe('security headers', () => {
  const directives = (header: unknown) =>
    new Map(
      String(header)
        .split(';')
        .map((directive) => directive.trim().split(/\s+/))
        .map(([name, ...values]) => [name, values]),
    )

  test.each([
    '/',
    '/login',
    '/tidak/ada',
    '/assets/app-3f9a.js',
    '/favicon.svg',
    '/api/public/tenpro',
    '/api/tidak-ada',
    '/api/docs/',
    '/healthz',
  ])('%s carries them', async (url) => {
    const { headers } = await app.inject({ url })
    const csp = directives(headers['content-security-policy'])
    const scripts = csp.get('script-src') ?? csp.get('default-src') ?? []
    expect(scripts).toContain("'self'")
    for (const weak of ["'unsafe-inline'", "'unsafe-eval'", '*', 'data:', 'https:']) expect(scripts).not.toContain(weak)
    expect(csp.get('object-src')).toEqual(["'none'"])
    expect(csp.get('frame-ancestors')).toEqual([expect.stringMatching(/^'(none|self)'$/)])
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' })
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  test('behind https the browser is required to use https', async () => {
    const { headers } = await secure.app.inject({ url: '/' })
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    expect(directives(headers['content-security-policy']).has('upgrade-insecure-requests')).toBe(true)
  })
})

describe('the built web', () => {
  test.each([
    ['/', 200, 'landing'],
    ['/?utm=x', 200, 'landing'],
    ['/en', 200, 'landing in English'],
    ['/en?bahasa=en', 200, 'landing in English'],
    ['/luring', 200, 'offline'],
    ['/en/luring', 200, 'offline in English'],
    ['/login', 200, 'shell'],
    ['/user/riwayat-konsultasi', 200, 'shell'],
    ['/dokter/daftarKonsultasi/detail/12', 200, 'shell'],
    ['/tidak/ada', 404, 'shell'],
    ['/useri', 404, 'shell'],
  ])('%s returns %i with the %s', async (url, status, title) => {
    const reply = await app.inject({ url })
    expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
      status,
      'text/html; charset=utf-8',
      'no-cache',
    ])
    expect(reply.body).toContain(`<title>${title}</title>`)
  })

  test.each(['/', '/en'])('%s names the landing page of each language', async (url) => {
    const forged = { host: 'jahat.test', 'x-forwarded-host': 'jahat.test', 'x-forwarded-proto': 'javascript' }
    const { headers } = await secure.app.inject({ url, headers: forged })
    expect(String(headers.link).split(', ')).toEqual([
      '<https://sehati.test/>; rel="alternate"; hreflang="id"',
      '<https://sehati.test/en>; rel="alternate"; hreflang="en"',
    ])
    expect(JSON.stringify(headers)).not.toContain('jahat')
    // Without a configured public URL the service does not repeat the client's `Host`.
    expect((await app.inject({ url, headers: forged })).headers.link).toBeUndefined()
  })

  test('the page for a device without a connection has the numbers, and no other language of the landing page', async () => {
    const { body, headers } = await secure.app.inject({ url: '/luring' })
    expect(body).toContain('<li>112')
    expect(headers.link).toBeUndefined()
  })

  test.each([
    ['/sw.js', /^(text|application)\/javascript/],
    ['/sw.js?bahasa=en', /^(text|application)\/javascript/],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
  ])('%s has a type that browsers accept', async (url, type) => {
    const { statusCode, headers } = await app.inject({ url })
    expect([statusCode, headers['content-type']]).toEqual([200, expect.stringMatching(type)])
  })

  test.each([
    ['/login', '/login'],
    ['/login?dari=%2Fuser', '/login'],
    ['/user/home', '/user'],
    ['/register', null],
    ['/tidak/ada', null],
  ] as const)('the shell at %s names the files of %s', async (url, entrance) => {
    const { body } = await app.inject({ url })
    const named = Object.entries(heads).flatMap(([path, head]) => (body.includes(`${head}</head>`) ? [path] : []))
    expect(named).toEqual(entrance ? [entrance] : [])
  })

  test('a client that has the current page gets 304', async () => {
    const { headers } = await app.inject({ url: '/login' })
    const known = { 'if-none-match': `"another", ${headers.etag}` }
    const again = await app.inject({ url: '/login', headers: known })
    expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([304, '', 'no-cache'])
    expect((await app.inject({ url: '/register', headers: known })).statusCode).toBe(200)
    expect((await app.inject({ url: '/tidak/ada', headers: known })).statusCode).toBe(404)
  })

  test('files with a hash stay for a year, others an hour', async () => {
    expect((await app.inject({ url: '/assets/app-3f9a.js' })).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    )
    expect((await app.inject({ url: '/favicon.svg' })).headers['cache-control']).toBe('public, max-age=3600')
  })

  test.each([
    '/assets/app-0000.js',
    '/security.txt',
    '/..%2f..%2fpackage.json',
    '/assets/..%2f..%2f..%2fetc/passwd.txt',
    '/.env.local',
  ])('%s does not exist, and no page is served in its place', async (url) => {
    const reply = await app.inject({ url })
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
  })
})

describe('compression', () => {
  test('of a long list and of a script, where the client can read it', async () => {
    for (let n = 0; n < 8; n++) await make.profesional()
    const url = listTenagaProfesionalPublik.path
    const plain = await app.inject({ url })
    const small = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
    expect(small.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body)
    expect(small.headers.vary).toMatch(/accept-encoding/i)
    expect(plain.headers['content-encoding']).toBeUndefined()
    const script = await app.inject({ url: '/assets/app-3f9a.js', headers: { 'accept-encoding': 'gzip' } })
    expect(script.headers['content-encoding']).toBe('gzip')
  })
})
