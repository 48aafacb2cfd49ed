import { getTenagaProfesionalPublik } from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import pg from 'pg'
import sql from 'sql-template-tag'
import { describe, expect, test, vi } from 'vitest'
import { startServer } from '../../../test/server.ts'
import { webRoot } from './static.ts'

// The built product, which `npm test` builds first.
const PUBLIC_URL = 'https://klinik.kampus.test'
const { app, db, call, make } = await startServer({ webRoot, publicUrl: PUBLIC_URL })
const HOSTILE = `</title><script>alert(1)</script>"'&{{tenaga.name}}{{{data}}}`

const text = (html: string) =>
  html
    .replace(/&#x([0-9A-F]+);/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

/** The document at a URL, with what its head says. */
async function documentAt(url: string, server = app) {
  const { statusCode, body, headers } = await server.inject({ url })
  const head = body.slice(0, body.indexOf('</head>'))
  const one = (pattern: RegExp) => [...head.matchAll(pattern)].map(([, value]) => text(value as string))
  return {
    statusCode,
    body,
    headers,
    titles: one(/<title>([^<]*)<\/title>/g),
    descriptions: one(/<meta name="description" content="([^"]*)"/g),
    canonical: one(/<link rel="canonical" href="([^"]*)"/g),
    robots: one(/<meta name="robots" content="([^"]*)"/g),
    og: Object.fromEntries(
      [...head.matchAll(/<meta property="og:([\w:]+)" content="([^"]*)"/g)].map(([, name, value]) => [
        name,
        text(value as string),
      ]),
    ),
  }
}
const locations = async () =>
  [...(await app.inject({ url: '/sitemap.xml' })).body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)

describe('the document of a professional', () => {
  test.each([
    [2, '', 'id', 'Dokter', 'Lihat profil'],
    [3, '', 'id', 'Psikolog', 'Lihat profil'],
    [2, '?bahasa=en', 'en', 'Doctor', 'See profile'],
    [3, '?utm=x&bahasa=en', 'en', 'Psychologist', 'See profile'],
  ] as const)('of level %i at …%s says who it is, in %s', async (level, query, lang, profession, words) => {
    const { profesional_id, name } = await make.profesional(level, { name: `dr. Ani ${level}${lang}` })
    const { data } = await call(null, getTenagaProfesionalPublik, { query: { id: profesional_id } })
    const found = await documentAt(`/tenaga/${profesional_id}${query}`)
    expect([found.statusCode, found.headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(found.titles).toEqual([`${name} · ${profession} · Sehati`])
    expect(found.descriptions).toEqual([
      expect.stringContaining(`${name}, ${profession} · ${data.nama_spesialisasi}. ${words}`),
    ])
    const url = `${PUBLIC_URL}/tenaga/${profesional_id}`
    expect(found.canonical).toEqual([url])
    expect(found.og).toMatchObject({ title: found.titles[0], description: found.descriptions[0], url })
    expect(found.body).toContain(`<html lang="${lang}"`)
    expect(found.body).not.toContain('{{')
    expect(found.robots).toEqual([])
  })

  test('says no more than its page, and nothing that is e-mail, place or number', async () => {
    const { profesional_id, email } = await make.profesional(3)
    const { body } = await documentAt(`/tenaga/${profesional_id}`)
    expect(body.slice(0, body.indexOf('</head>'))).not.toContain(email)
  })

  test('is HTML only where the build wrote it', async () => {
    const { profesional_id } = await make.profesional(2, { name: HOSTILE })
    await db.rows(sql`update spesialisasi set nama_spesialisasi = ${HOSTILE} where spesialisasi_id =
      (select spesialisasi_id from tenaga_profesional where profesional_id = ${profesional_id})`)
    for (const query of ['', '?bahasa=en']) {
      const { body, titles, descriptions, og } = await documentAt(`/tenaga/${profesional_id}${query}`)
      expect(body).not.toContain('<script>alert')
      expect(titles).toEqual([expect.stringContaining(HOSTILE)])
      expect(descriptions).toEqual([expect.stringContaining(`· ${HOSTILE}. `)])
      expect(og.title).toBe(titles[0])
    }
  })

  test('is another one once the name is, and a client that has it gets 304', async () => {
    const { profesional_id, user_id } = await make.profesional(2, { name: 'dr. Lama' })
    const url = `/tenaga/${profesional_id}`
    const { headers } = await documentAt(url)
    const known = { 'if-none-match': String(headers.etag) }
    expect((await app.inject({ url, headers: known })).statusCode).toBe(304)
    await db.rows(sql`update users set name = 'dr. Baru' where user_id = ${user_id}`)
    const reply = await app.inject({ url, headers: known })
    expect([reply.statusCode, reply.body.includes('dr. Baru')]).toEqual([200, true])
    expect(reply.headers.etag).not.toBe(headers.etag)
  })

  test('is the same for a person who is signed in, and sets no cookie', async () => {
    const { profesional_id, token } = await make.profesional(2)
    const url = `/tenaga/${profesional_id}`
    const [stranger, person] = [await app.inject({ url }), await app.inject({ url, headers: bearer(token) })]
    expect([person.body, person.headers.etag]).toEqual([stranger.body, stranger.headers.etag])
    expect(person.headers['set-cookie']).toBeUndefined()
  })

  test('costs one statement beside the clinic, which the product keeps in memory', async () => {
    const { profesional_id } = await make.profesional(2)
    const sent = vi.spyOn(pg.Client.prototype, 'query')
    const statementsFor = async (url: string) => {
      sent.mockClear()
      await documentAt(url)
      return sent.mock.calls.length
    }
    const ofTheClinic = await statementsFor('/login')
    expect(await statementsFor(`/tenaga/${profesional_id}`)).toBe(ofTheClinic + 1)
    expect(await statementsFor('/tenaga/abc')).toBe(ofTheClinic)
    sent.mockRestore()
  })
})

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe('a page that no visitor may open', () => {
  test.each(['2147483647', '2147483648', '99999999999', '0', '-1', '01', '1e1', 'abc', '%31', '1%00', 'null'])(
    '/tenaga/%s is the plain shell with 404, which search engines do not list',
    async (id) => {
      const { statusCode, titles, canonical, robots, headers, body } = await documentAt(`/tenaga/${id}`)
      expect([statusCode, titles, canonical, robots]).toEqual([404, ['Sehati'], [], ['noindex']])
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(body).toContain('id="app"')
    },
  )

  test.each([
    ['is closed', sql`update users set status_user = 'nonaktif'`],
    ['has another role', sql`update users set level_id = 5`],
  ])('of a professional whose account %s is a 404, and not in the sitemap', async (_reason, change) => {
    const { profesional_id, user_id, name } = await make.profesional(2)
    const url = `/tenaga/${profesional_id}`
    expect((await documentAt(url)).statusCode).toBe(200)
    expect(await locations()).toContain(PUBLIC_URL + url)
    await db.rows(sql`${change} where user_id = ${user_id}`)
    const { statusCode, body } = await documentAt(url)
    expect([statusCode, body.includes(name)]).toEqual([404, false])
    expect(await locations()).not.toContain(PUBLIC_URL + url)
  })
})

test('the sitemap lists the professionals there are now, after the other pages, and may be kept for five minutes', async () => {
  const before = await locations()
  const { profesional_id } = await make.profesional(3)
  expect(await locations()).toEqual([...before, `${PUBLIC_URL}/tenaga/${profesional_id}`])
  expect((await app.inject({ url: '/sitemap.xml' })).headers['cache-control']).toBe('public, max-age=300')
})

test('while the database cannot be read the plain shell is there, and search engines come again', async () => {
  const away = await startServer({ webRoot, publicUrl: PUBLIC_URL })
  const { profesional_id } = await away.make.profesional(2)
  await away.db.rows(sql`alter table tenaga_profesional rename to tenaga_profesional_hilang`)
  const { statusCode, titles, robots, canonical } = await documentAt(`/tenaga/${profesional_id}`, away.app)
  expect([statusCode, titles, robots, canonical]).toEqual([200, ['Sehati'], [], []])
  expect((await documentAt('/sitemap.xml', away.app)).statusCode).toBeGreaterThanOrEqual(500)
})
