import { brandName } from '@sehati/contract/base/brand'
import { inEachLanguage, type Language, localeOf } from '@sehati/contract/base/language'
import type { Plugin } from 'vite'
import type { FirstWordsText } from '../src/landing/first-words-text.ts'
import { entranceWords, tenagaWords } from './landing.ts'

/** What the server puts into the shell of a public page in each language: `{ "/login": { "id": "<title>…" } }` (http/static.ts). */
const FILE = 'heads.json'
/** The entrance of the pages of professionals: its head has places, which the server fills for each of them. */
const TENAGA = '/tenaga'
/** The place of the public URL, which only the server knows. */
const PUBLIC = '{{public-url}}'

const words = {
  '/login': 'login',
  '/register': 'register',
  '/jadwal': 'jadwal',
  '/medic': 'jadwal',
  '/features': 'features',
  '/pricing': 'pricing',
  '/news': 'news',
  '/help': 'help',
} as const satisfies Record<string, keyof FirstWordsText>

/** Two addresses of one page: search engines keep this one. */
const canonicalOf = (path: string) => (path === '/medic' ? '/jadwal' : path)

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function head(path: string, language: Language, [judul, isi]: [string, string]): string {
  const [title, description, url] = [escaped(`${judul} · ${brandName}`), escaped(isi), PUBLIC + canonicalOf(path)]
  const properties = {
    type: 'website',
    site_name: escaped(brandName),
    locale: localeOf[language].replace('-', '_'),
    title,
    description,
    url,
    image: `${PUBLIC}/share.png`,
    'image:width': '1200',
    'image:height': '630',
  }
  const shared = Object.entries(properties).map(([name, value]) => `<meta property="og:${name}" content="${value}">`)
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<link rel="canonical" href="${url}">`,
    ...shared,
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('')
}

/** Writes down title and description of each public page, for search engines and for previews of shared links. */
export function heads(): Plugin {
  return {
    name: 'sehati:heads',
    apply: 'build',
    async generateBundle() {
      const texts = await entranceWords()
      const rows = Object.entries(words).map(([path, name]) => [
        path,
        inEachLanguage((language) => head(path, language, texts[name][language])),
      ])
      const tenaga = await tenagaWords()
      const ofTenaga = inEachLanguage((language) => head(tenaga.path, language, tenaga.words[language]))
      const all = { ...Object.fromEntries(rows), [TENAGA]: ofTenaga }
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(all) })
    },
  }
}
