import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { isScreen } from '@sehati/contract/screens'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { reject } from './errors.ts'

export const webRoot = fileURLToPath(new URL('../../../web/dist', import.meta.url))

const YEAR_SECONDS = 31_536_000

type Pages = { app: Buffer; landing: Record<string, Buffer> }

/** The landing page in each language, by its address. */
const landings = { '/': { file: 'index.html', lang: 'id' }, '/en': { file: 'en.html', lang: 'en' } } as const

/** The documents of the built web; null where it has not been built, as in tests of the API. */
function readPages(root: string): Pages | null {
  const shell = join(root, 'app.html')
  if (!existsSync(shell)) return null
  const landing = Object.entries(landings).map(([path, { file }]) => [path, readFileSync(join(root, file))] as const)
  return { app: readFileSync(shell), landing: Object.fromEntries(landing) }
}

/**
 * The built web: files with a hash in their name for a year, pages for a moment. `/` and `/en` are the prerendered
 * landing page, every screen of the app its shell; an address that is no screen gets the same shell with 404, a missing file 404.
 */
export async function serveWeb(app: FastifyInstance, root: string): Promise<void> {
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
    for (const [path, landing] of Object.entries(pages.landing)) {
      app.get(path, { schema: { hide: true } as object }, (request, reply) =>
        page(reply.header('link', alternates(request)), 200, landing),
      )
    }
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] as string
    if (!pages || request.method !== 'GET' || path.startsWith('/api/') || /\.\w+$/.test(path))
      return reject('NOT_FOUND')
    return page(reply, isScreen(path) ? 200 : 404, pages.app)
  })
}

/** Tells search engines where the landing page is in which language; an address has to be whole to count. */
const alternates = ({ protocol, host }: FastifyRequest) =>
  Object.entries(landings)
    .map(([path, { lang }]) => `<${protocol}://${host}${path}>; rel="alternate"; hreflang="${lang}"`)
    .join(', ')

const page = (reply: FastifyReply, status: number, body: Buffer) =>
  reply.status(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(body)
