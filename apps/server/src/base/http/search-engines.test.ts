import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { startServer } from '../../../test/server.ts'
import { webRoot } from './static.ts'

// The built product, which `npm test` builds first.
const PUBLIC_URL = 'https://klinik.kampus.test'
const { app } = await startServer({ webRoot, publicUrl: PUBLIC_URL })
const unknown = await startServer({ webRoot })

/** The tags of a kind in the head of a page, with their attributes. */
async function tagsOf(url: string, server = app) {
  const { body } = await server.inject({ url })
  const head = body.slice(0, body.indexOf('</head>'))
  const tags = [...head.matchAll(/<(link|meta) ([^>]*)>/g)].map(([, name, attributes = '']) => ({
    name,
    ...Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key?.toLowerCase(), value]),
    ),
  })) as Record<string, string>[]
  const content = (name: string) =>
    tags.filter((tag) => tag.name === name || tag.property === name).map((tag) => tag.content)
  const link = (rel: string) => tags.filter((tag) => tag.rel === rel)
  const titles = [...head.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => title)
  const descriptions = [...head.matchAll(/<meta name="description" content="([^"]*)"/g)].map(
    ([, text]) => text as string,
  )
  return { body, head, titles, descriptions, content, link }
}

const pages = ['/', '/en', '/login', '/register', '/jadwal', '/features', '/pricing', '/news', '/help']

describe.each(pages)('%s', (path) => {
  test('has one title, one description, one canonical address and what previews show', async () => {
    const { titles, descriptions, content, link } = await tagsOf(path)
    expect([titles.length, descriptions.length]).toEqual([1, 1])
    expect(titles[0]).toMatch(/\w.*\w/)
    expect(descriptions[0]).toMatch(/\w \w/)
    expect(link('canonical').map(({ href }) => href)).toEqual([PUBLIC_URL + path])
    expect(content('og:title')).toEqual(titles)
    expect(content('og:description')).toEqual(descriptions)
    expect(content('og:url')).toEqual([PUBLIC_URL + path])
    expect(content('og:image')).toEqual([`${PUBLIC_URL}/share.png`])
  })

  test('names no address of its own where the public URL is not configured', async () => {
    const { body, link, titles } = await tagsOf(path, unknown.app)
    expect([body.includes('{{'), link('canonical'), titles.length]).toEqual([false, [], 1])
  })
})

test('no two pages have the same title or the same description, in either language', async () => {
  const english = pages.slice(2).map((path) => `${path}?bahasa=en`)
  const all = await Promise.all([...pages, ...english].map((path) => tagsOf(path)))
  expect(new Set(all.map(({ descriptions }) => descriptions[0])).size).toBe(all.length)
  expect(new Set(pages.map((_, n) => all[n]?.titles[0])).size).toBe(pages.length)
  for (const { body } of all.slice(pages.length)) expect(body).toContain('<html lang="en"')
})

test('the pages of a role have one title and no canonical address', async () => {
  const { titles, descriptions, link } = await tagsOf('/user/home')
  expect([titles.length, descriptions.length, link('canonical')]).toEqual([1, 1, []])
})

test.each(['/', '/en'])('%s names the landing page of each language, and describes the clinic', async (path) => {
  const { link, body } = await tagsOf(path)
  expect(link('alternate').map(({ hreflang, href }) => [hreflang, href])).toEqual([
    ['id', `${PUBLIC_URL}/`],
    ['en', `${PUBLIC_URL}/en`],
    ['x-default', `${PUBLIC_URL}/`],
  ])
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? ''
  expect(JSON.parse(data)).toMatchObject({ '@type': 'MedicalClinic', name: 'Sehati', url: `${PUBLIC_URL}/` })
})

test('/sitemap.xml lists the public pages, where the public URL is known', async () => {
  const reply = await app.inject({ url: '/sitemap.xml' })
  expect(reply.headers['content-type']).toMatch(/^application\/xml/)
  expect([...reply.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual(
    pages.map((path) => PUBLIC_URL + path),
  )
  expect((await unknown.app.inject({ url: '/sitemap.xml' })).statusCode).toBe(404)
})

test('/robots.txt closes the areas of the roles, and names the sitemap', async () => {
  const { body, headers } = await app.inject({ url: '/robots.txt' })
  expect(headers['content-type']).toMatch(/^text\/plain/)
  for (const area of ['/admin', '/dokter', '/psikolog', '/karyawan', '/user', '/api'])
    expect(body).toContain(`Disallow: ${area}\n`)
  expect(body).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml\n`)
  const closed = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path as string)
  expect(pages.filter((page) => closed.some((path) => page.startsWith(path)))).toEqual([])
  expect((await unknown.app.inject({ url: '/robots.txt' })).body).not.toContain('Sitemap')
})

test.each([
  ['/share.png', 'png', 1_200, 630],
  ['/apple-touch-icon.png', 'png', 180, 180],
] as const)('%s is a picture of the brand', async (url, format, width, height) => {
  const { rawPayload, statusCode } = await app.inject({ url })
  expect(statusCode).toBe(200)
  expect(rawPayload.length).toBeLessThan(60_000)
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format, width, height })
})

test('/favicon.ico is an icon that holds a picture', async () => {
  const { rawPayload, headers } = await app.inject({ url: '/favicon.ico' })
  expect(headers['content-type']).toMatch(/^image\//)
  expect([...rawPayload.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  expect(await sharp(rawPayload.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
})
