import { brandName } from '@sehati/contract/base/brand'
import { inEachLanguage, type Language, localeOf } from '@sehati/contract/base/language'
import { renderToStaticMarkup } from 'react-dom/server'
import { firstWordsText } from './first-words-text.ts'
import { tenagaHead, tenagaPath } from './tenaga-head.ts'

/** The place of the public URL, which only the server knows (http/static.ts). */
export const PUBLIC = '{{public-url}}'

type Words = { lang: Language; path: string; judul: string; isi: string }

/** What search engines and previews of shared links read of a page, with its title. */
export const Head = ({ lang, path, judul, isi }: Words) => (
  <>
    <title>{judul}</title>
    <meta name="description" content={isi} />
    <link rel="canonical" href={PUBLIC + path} />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content={brandName} />
    <meta property="og:locale" content={localeOf[lang].replace('-', '_')} />
    <meta property="og:title" content={judul} />
    <meta property="og:description" content={isi} />
    <meta property="og:url" content={PUBLIC + path} />
    <meta property="og:image" content={`${PUBLIC}/share.png`} />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary_large_image" />
  </>
)

/** The pages of firstWordsText that have a head of their own. */
const pages = {
  '/login': 'login',
  '/register': 'register',
  '/jadwal': 'jadwal',
  '/medic': 'jadwal',
  '/features': 'features',
  '/pricing': 'pricing',
  '/news': 'news',
  '/help': 'help',
  '/privasi': 'privasi',
} as const

/** Two addresses of one page: search engines keep this one. */
const canonicalOf = (path: string) => (path === '/medic' ? '/jadwal' : path)

/**
 * What the server puts into the shell of each public page, by language: `{ "/login": { "id": "<title>…" } }`. That of the pages of
 * professionals, `/tenaga`, has places, which the server fills for each of them.
 */
export function renderHeads(): Record<string, Record<Language, string>> {
  const texts = firstWordsText()
  const headOf = (path: string, words: Record<Language, [judul: string, isi: string]>) =>
    inEachLanguage((lang) => {
      const [judul, isi] = words[lang]
      return renderToStaticMarkup(<Head lang={lang} path={path} judul={`${judul} · ${brandName}`} isi={isi} />)
    })
  const rows = Object.entries(pages).map(([path, name]) => [path, headOf(canonicalOf(path), texts[name])])
  return { ...Object.fromEntries(rows), '/tenaga': headOf(tenagaPath, tenagaHead()) }
}
