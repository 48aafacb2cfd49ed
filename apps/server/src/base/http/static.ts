import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { defaultLanguage, languageOf } from '@sehati/contract/base/language'
import { isScreen, languagesOf, prerendered } from '@sehati/contract/base/screens'
import type { LayananPublik } from '@sehati/contract/clinic/layanan.schema'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AllowedMethods } from './allowed-methods.ts'
import { isApi, pathOf } from './api-path.ts'
import { serveChangePassword } from './change-password.ts'
import { reject } from './errors.ts'
import type { FloodLimit } from './flood-limit.ts'
import { sendPrepared } from './prepared.ts'
import { adviseSearchEngines } from './search-engines.ts'
import { serveSecurityTxt } from './security-txt.ts'
import { makePageOf, readEntrances, shellAt, shellsOf } from './shells.ts'
import type { Template } from './template.ts'
import { type FindKepalaTenaga, TENAGA, tenagaDocuments } from './tenaga-document.ts'

export const webRoot = fileURLToPath(new URL('../../../../web/dist', import.meta.url))

const YEAR_SECONDS = 31_536_000
/** The files of the build that only the server reads: documents are sent by this module, compressed files in place of others. */
const NOT_SERVED = ['*.html', '{ahead,heads}.json', '**/*.br', '**/*.gz']
const READING = ['GET', 'HEAD']

type Pages = {
  app: Template
  shells: Map<string, Template>
  finished: Finished[]
  /** The documents of the pages of professionals. */
  tenaga: ReturnType<typeof tenagaDocuments> | null
}
/** A prerendered document. `isLanding`: it names its other languages. */
type Finished = { path: string; page: Template; isLanding: boolean }

/** The documents of the built web; null where it has not been built, as in tests of the API. */
function readPages({ root, publicUrl, tags, tenaga, flood }: Web): Pages | null {
  const pageOf = makePageOf(publicUrl, tags)
  const file = join(root, 'app.html')
  if (!existsSync(file)) return null
  const app = readFileSync(file, 'utf8')
  const finished = Object.entries(prerendered).map(([path, { document, file, lang }]) => ({
    path,
    page: pageOf(readFileSync(join(root, file), 'utf8'), lang),
    isLanding: document === 'landing',
  }))
  const entrances = readEntrances(root, app)
  const ofTenaga = entrances.find(({ path }) => path === TENAGA)
  return {
    app: pageOf(app, defaultLanguage),
    // The head of a professional's page is filled at each request, by `tenagaDocuments`.
    shells: shellsOf(
      entrances.map((entrance) => (entrance === ofTenaga ? { ...entrance, head: undefined } : entrance)),
      pageOf,
    ),
    finished,
    tenaga: ofTenaga ? tenagaDocuments(ofTenaga, pageOf, tenaga.find, flood) : null,
  }
}

type Web = {
  root: string
  publicUrl: string | null
  /** What the pages are told of the settings, by the name of a tag in their head. */
  tags: Readonly<Record<string, string>>
  allowedMethods: AllowedMethods
  /** What the clinic says about itself: every document is completed with it. */
  layanan: () => Promise<LayananPublik>
  /** The professionals whose pages every visitor may open. */
  tenaga: { find: FindKepalaTenaga; listIds: () => Promise<number[]> }
  /** Counts the requests of an address for documents that read the database. */
  flood: FloodLimit
  clock: () => Date
}

/**
 * The built web: files with a hash in their name for a year, pages for a moment. The landing page
 * and the page for a device without a connection are prerendered, every screen of the app its shell. An unknown URL gets the same shell with 404, a missing file 404.
 */
export async function serveWeb(app: FastifyInstance, web: Web): Promise<void> {
  const { root, publicUrl, allowedMethods, layanan } = web
  const pages = readPages(web)
  if (pages) {
    adviseSearchEngines(app, publicUrl, web.tenaga.listIds, web.flood)
    serveSecurityTxt(app, web)
    serveChangePassword(app)
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
async function sendPage(request: FastifyRequest, reply: FastifyReply, pages: Pages, layanan: LayananPublik) {
  const path = request.url.split('?', 1)[0] as string
  if (/\.\w+$/.test(path)) return reject('NOT_FOUND')
  if (isScreen(path)) {
    const bahasa = languageOf(/[?&]bahasa=([^&]*)/.exec(request.url)?.[1])
    const found = await pages.tenaga?.(path, bahasa, request.ip)
    const { status, page } = found ?? { status: 200, page: shellAt(pages.shells, path, bahasa) ?? pages.app }
    return sendPrepared(request, reply, status, page(layanan))
  }
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
