import { levelIds } from '@sehati/contract/access'
import { areaOf, languagesOf } from '@sehati/contract/screens'
import type { FastifyInstance } from 'fastify'
import { prepare, sendPrepared } from './prepared.ts'

/** The pages that search engines may show, beside the landing page. */
const PAGES = ['/login', '/register', '/jadwal', '/features', '/pricing', '/news', '/help']
/** Pages of one person: they need a session or a mailed link. */
const PERSONAL = [
  '/chat',
  '/ganti-password',
  '/konfirmasi-email',
  '/konsultasi/',
  '/profile',
  '/reset-password',
  '/tautan',
  '/undangan',
]

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function sitemapOf(publicUrl: string): string {
  const urls = [...languagesOf('landing').map(([path]) => path), ...PAGES].map(
    (path) => `<url><loc>${escaped(publicUrl + path)}</loc></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}

function robotsOf(publicUrl: string | null): string {
  const closed = ['/api', ...levelIds.map((level) => areaOf[level]), ...PERSONAL].sort()
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)]
  return `${[...lines, ...(publicUrl ? ['', `Sitemap: ${publicUrl}/sitemap.xml`] : [])].join('\n')}\n`
}

/** `/robots.txt`, and `/sitemap.xml` where the public URL is known: its addresses must be absolute. */
export function adviseSearchEngines(app: FastifyInstance, publicUrl: string | null): void {
  const robots = prepare('text/plain; charset=utf-8', robotsOf(publicUrl))
  app.get('/robots.txt', { schema: { hide: true } as object }, (request, reply) =>
    sendPrepared(request, reply, 200, robots),
  )
  if (publicUrl === null) return
  const sitemap = prepare('application/xml; charset=utf-8', sitemapOf(publicUrl))
  app.get('/sitemap.xml', { schema: { hide: true } as object }, (request, reply) =>
    sendPrepared(request, reply, 200, sitemap),
  )
}
