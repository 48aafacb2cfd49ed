import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { isScreen, prerendered } from '@sehati/contract/screens'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isApi } from './api-path.ts'
import { reject } from './errors.ts'

export const webRoot = fileURLToPath(new URL('../../../web/dist', import.meta.url))

const YEAR_SECONDS = 31_536_000

type Page = { body: Buffer; etag: string }
type Pages = { app: Page; shells: Map<string, Page>; landing: Record<string, Page> }

const pageOf = (body: Buffer): Page => ({
  body,
  // Weak: a compressed page is the same page.
  etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
})

/** The documents of the built web; null where it has not been built, as in tests of the API. */
function readPages(root: string): Pages | null {
  const shell = join(root, 'app.html')
  if (!existsSync(shell)) return null
  const app = readFileSync(shell)
  const landing = Object.entries(prerendered).map(
    ([path, { file }]) => [path, pageOf(readFileSync(join(root, file)))] as const,
  )
  return { app: pageOf(app), shells: readShells(root, app.toString()), landing: Object.fromEntries(landing) }
}

/** The shell of each screen, with the files of its page; the build writes this list. */
function readShells(root: string, app: string): Pages['shells'] {
  const table = join(root, 'ahead.json')
  const heads: Record<string, string> = existsSync(table) ? JSON.parse(readFileSync(table, 'utf8')) : {}
  return new Map(
    Object.entries(heads).map(([path, head]) => [
      path,
      pageOf(Buffer.from(app.replace('</head>', () => `${head}</head>`))),
    ]),
  )
}

/** The shell of a URL, else that of its area, else the generic one. */
const shellAt = ({ app, shells }: Pages, path: string): Page =>
  shells.get(path) ?? shells.get(`/${path.split('/')[1]}`) ?? app

/**
 * The built web: files with a hash in their name for a year, pages for a moment. `/` and `/en` are the prerendered
 * landing page, every screen of the app its shell. An unknown URL gets the same shell with 404, a missing file 404.
 */
export async function serveWeb(app: FastifyInstance, root: string, publicUrl: string | null): Promise<void> {
  const pages = readPages(root)
  if (pages) {
    await app.register(fastifyStatic, {
      root: resolve(root),
      index: false,
      wildcard: false,
      preCompressed: true,
      setHeaders: (response, path) => {
        const kept = path.includes('/assets/') ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600'
        response.header('cache-control', kept)
      },
    })
    const link = publicUrl === null ? {} : { link: alternates(publicUrl) }
    for (const [path, landing] of Object.entries(pages.landing)) {
      app.get(path, { schema: { hide: true } as object }, (request, reply) =>
        page(request, reply.headers(link), 200, landing),
      )
    }
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] as string
    if (!pages || request.method !== 'GET' || isApi(request) || /\.\w+$/.test(path)) return reject('NOT_FOUND')
    return isScreen(path) ? page(request, reply, 200, shellAt(pages, path)) : page(request, reply, 404, pages.app)
  })
}

/**
 * Adds the URL of the landing page in each language, for search engines. The URLs must be absolute, so they need
 * the configured public URL: the client controls the name in `Host`.
 */
const alternates = (publicUrl: string) =>
  Object.entries(prerendered)
    .map(([path, { lang }]) => `<${publicUrl}${path}>; rel="alternate"; hreflang="${lang}"`)
    .join(', ')

/** Revalidated at each use; a client that has this version gets 304. */
function page(request: FastifyRequest, reply: FastifyReply, status: number, { body, etag }: Page) {
  reply.type('text/html; charset=utf-8').headers({ 'cache-control': 'no-cache', etag })
  const isKnown = status === 200 && request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag)
  return isKnown ? reply.status(304).removeHeader('content-type').send() : reply.status(status).send(body)
}
