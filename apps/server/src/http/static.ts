import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { LayananPublik } from '@sehati/contract/layanan/schema'
import { isScreen, languagesOf, prerendered } from '@sehati/contract/screens'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AllowedMethods } from './allowed-methods.ts'
import { isApi, pathOf } from './api-path.ts'
import { reject } from './errors.ts'
import { sendPrepared } from './prepared.ts'
import { adviseSearchEngines } from './search-engines.ts'
import { serveSecurityTxt } from './security-txt.ts'
import { type Template, template } from './template.ts'

export const webRoot = fileURLToPath(new URL('../../../web/dist', import.meta.url))

const YEAR_SECONDS = 31_536_000
/** The files of the build that only the server reads: documents are sent by this module, compressed files in place of others. */
const NOT_SERVED = ['*.html', '{ahead,heads}.json', '**/*.br', '**/*.gz']
const READING = ['GET', 'HEAD']

type Pages = { app: Template; shells: Map<string, Template>; finished: Finished[] }
/** A prerendered document. `isLanding`: it names its other languages. */
type Finished = { path: string; page: Template; isLanding: boolean }

type Heads = Record<string, { id: string; en: string }>

/** What names the public URL: without a configured one it is left out, because a client controls the name in `Host`. */
const NAMES_PUBLIC_URL = /<(?:link|meta) [^>]*\{\{public-url\}\}[^>]*>/g
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

type PageOf = (html: string, bahasa: 'id' | 'en') => Template

const makePageOf =
  (publicUrl: string | null): PageOf =>
  (html, bahasa) =>
    template(
      (publicUrl === null ? html.replace(NAMES_PUBLIC_URL, '') : html).replaceAll('{{public-url}}', () =>
        escaped(publicUrl ?? ''),
      ),
      bahasa,
    )

/** The documents of the built web; null where it has not been built, as in tests of the API. */
function readPages(root: string, publicUrl: string | null): Pages | null {
  const pageOf = makePageOf(publicUrl)
  const shell = join(root, 'app.html')
  if (!existsSync(shell)) return null
  const app = readFileSync(shell, 'utf8')
  const finished = Object.entries(prerendered).map(([path, { document, file, lang }]) => ({
    path,
    page: pageOf(readFileSync(join(root, file), 'utf8'), lang),
    isLanding: document === 'landing',
  }))
  return { app: pageOf(app, 'id'), shells: readShells(root, app, pageOf), finished }
}

const readTable = <Row>(root: string, file: string): Record<string, Row> =>
  existsSync(join(root, file)) ? JSON.parse(readFileSync(join(root, file), 'utf8')) : {}

const HEAD = /<!--head-->[\s\S]*<!--\/head-->/
const inEnglish = (path: string) => `${path}?bahasa=en`

/** The shell of each screen, with the files of its page, and with title and description in both languages where it is public. */
function readShells(root: string, app: string, pageOf: PageOf): Pages['shells'] {
  const heads: Heads = readTable(root, 'heads.json')
  const shells = Object.entries(readTable<string>(root, 'ahead.json')).flatMap(([path, files]) => {
    const shell = app.replace('</head>', () => `${files}</head>`)
    const head = heads[path]
    if (!head) return [[path, pageOf(shell, 'id')] as const]
    const english = shell.replace(HEAD, () => head.en).replace('<html lang="id"', '<html lang="en"')
    return [
      [
        path,
        pageOf(
          shell.replace(HEAD, () => head.id),
          'id',
        ),
      ] as const,
      [inEnglish(path), pageOf(english, 'en')] as const,
    ]
  })
  return new Map(shells)
}

/** The shell of a URL, else that of its area, else the generic one. */
const shellAt = ({ app, shells }: Pages, path: string, isEnglish: boolean): Template =>
  (isEnglish ? shells.get(inEnglish(path)) : undefined) ??
  shells.get(path) ??
  shells.get(`/${path.split('/')[1]}`) ??
  app

type Web = {
  root: string
  publicUrl: string | null
  allowedMethods: AllowedMethods
  /** What the clinic says about itself: every document is completed with it. */
  layanan: () => Promise<LayananPublik>
  clock: () => Date
}

/**
 * The built web: files with a hash in their name for a year, pages for a moment. The landing page
 * and the page for a device without a connection are prerendered, every screen of the app its shell. An unknown URL gets the same shell with 404, a missing file 404.
 */
export async function serveWeb(app: FastifyInstance, web: Web): Promise<void> {
  const { root, publicUrl, allowedMethods, layanan } = web
  const pages = readPages(root, publicUrl)
  if (pages) {
    adviseSearchEngines(app, publicUrl)
    serveSecurityTxt(app, web)
    await app.register(fastifyStatic, {
      root: resolve(root),
      index: false,
      wildcard: false,
      preCompressed: true,
      globIgnore: NOT_SERVED,
      setHeaders: (response, path) => {
        const kept = path.includes('/assets/') ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600'
        response.header('cache-control', kept)
      },
    })
    const link = publicUrl === null ? {} : { link: alternates(publicUrl) }
    for (const { path, page, isLanding } of pages.finished) {
      app.get(path, { schema: { hide: true } as object }, async (request, reply) =>
        sendPrepared(request, isLanding ? reply.headers(link) : reply, 200, page(await layanan())),
      )
    }
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = pages !== null && isScreen(pathOf(request.url))
    const allowed = isPage ? READING : allowedMethods(pathOf(request.url))
    if (allowed.length > 0 && !allowed.includes(request.method)) {
      reply.header('allow', allowed.join(', '))
      return reject('METHOD_NOT_ALLOWED')
    }
    return pages && READING.includes(request.method) && !isApi(request)
      ? sendPage(request, reply, pages, await layanan())
      : reject('NOT_FOUND')
  })
}

/** The page of a URL that has no route: a screen, a screen with a slash too many, or none. */
function sendPage(request: FastifyRequest, reply: FastifyReply, pages: Pages, layanan: LayananPublik) {
  const path = request.url.split('?', 1)[0] as string
  if (/\.\w+$/.test(path)) return reject('NOT_FOUND')
  if (isScreen(path))
    return sendPrepared(request, reply, 200, shellAt(pages, path, /[?&]bahasa=en(?:&|$)/.test(request.url))(layanan))
  const bare = path.replace(/\/+$/, '')
  // Only to a screen: a path of another form could lead to another host.
  return isScreen(bare)
    ? reply.redirect(bare + request.url.slice(path.length), 308)
    : sendPrepared(request, reply, 404, pages.app(layanan))
}

/**
 * Adds the URL of the landing page in each language, for search engines. The URLs must be absolute, so they need
 * the configured public URL: the client controls the name in `Host`.
 */
const alternates = (publicUrl: string) =>
  languagesOf('landing')
    .map(([path, lang]) => `<${publicUrl}${path}>; rel="alternate"; hreflang="${lang}"`)
    .join(', ')
