import { levelIds } from '@sehati/contract/base/access'
import { areaOf, languagesOf } from '@sehati/contract/base/screens'
import type { FastifyInstance } from 'fastify'
import type { FloodLimit } from './flood-limit.ts'
import { type Prepared, prepare, sendPrepared } from './prepared.ts'

/** The pages that search engines may show, beside the landing page. */
const PAGES = ['/login', '/register', '/jadwal', '/features', '/pricing', '/news', '/help']
/** Pages of one person: they need a session or a mailed link. */
const PERSONAL = [
  '/chat',
  '/data-saya',
  '/ganti-password',
  '/konfirmasi-email',
  '/konsultasi/',
  '/layar',
  '/profile',
  '/reset-password',
  '/tautan',
  '/undangan',
]

/** How long a copy of the sitemap may be used. */
const SITEMAP_SECONDS = 300

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function sitemapOf(publicUrl: string, tenaga: number[]): string {
  const paths = [...languagesOf('landing').map(([path]) => path), ...PAGES, ...tenaga.map((id) => `/tenaga/${id}`)]
  const urls = paths.map((path) => `<url><loc>${escaped(publicUrl + path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}

function robotsOf(publicUrl: string | null): string {
  const closed = ['/api', ...levelIds.map((level) => areaOf[level]), ...PERSONAL].sort()
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)]
  return `${[...lines, ...(publicUrl ? ['', `Sitemap: ${publicUrl}/sitemap.xml`] : [])].join('\n')}\n`
}

/**
 * `/robots.txt`, and `/sitemap.xml` where the public URL is known: its addresses must be absolute. The professionals are read
 * at each request for the sitemap, `listTenaga`; what reads it may keep it for a short while.
 */
export function adviseSearchEngines(
  app: FastifyInstance,
  publicUrl: string | null,
  listTenaga: () => Promise<number[]>,
  flood: FloodLimit,
): void {
  const robots = prepare('text/plain; charset=utf-8', robotsOf(publicUrl))
  app.get('/robots.txt', { schema: { hide: true } as object }, (request, reply) =>
    sendPrepared(request, reply, 200, robots),
  )
  if (publicUrl === null) return
  let last: { of: string; sitemap: Prepared } | null = null
  app.get('/sitemap.xml', { schema: { hide: true } as object }, async (request, reply) => {
    await flood.countAnonymous(request.ip)
    const tenaga = await listTenaga()
    const of = tenaga.join(' ')
    if (last?.of !== of) last = { of, sitemap: prepare('application/xml; charset=utf-8', sitemapOf(publicUrl, tenaga)) }
    return sendPrepared(request, reply, 200, last.sitemap, `public, max-age=${SITEMAP_SECONDS}`)
  })
}
