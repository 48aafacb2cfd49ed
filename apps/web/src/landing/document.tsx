import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { I18nProvider } from '@lingui/react'
import { brandName } from '@sehati/contract/brand'
import { prerendered } from '@sehati/contract/screens'
import { prerender } from 'react-dom/static'
import { becomeLanguage, type Language } from '../lib/language.ts'
import { messages as contract } from '../locales/en/contract.po'
import { messages as landing } from '../locales/en/landing.po'
import { messages as ui } from '../locales/en/ui.po'
import { meaning, type Scheme, schemeVariables } from '../ui/theme/palette.ts'
import { LandingPage } from './page.tsx'

/** What the page has to name: its own few files, and those of the application it fetches when idle. */
export type LandingAssets = {
  lang: Language
  css: string
  boot: string
  live: string
  font: string | null
  prefetch: string[]
}

/** The place of the public URL, which only the server knows (http/static.ts). */
const PUBLIC = '{{public-url}}'
const addressOf = (lang: Language) => Object.entries(prerendered).find(([, one]) => one.lang === lang)?.[0] ?? '/'

/** What search engines show of the clinic. */
const clinic = JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'MedicalClinic',
  name: brandName,
  url: `${PUBLIC}/`,
  image: `${PUBLIC}/share.png`,
  availableLanguage: ['id', 'en'],
})
  .replaceAll('<', '\\u003c')
  // The server adds what an admin has written.
  .replace(/\}$/, '{{{klinik}}}}')

const declarations = (scheme: Scheme) =>
  Object.entries({ 'color-scheme': scheme, ...schemeVariables(scheme) })
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** The same meanings as in the application; without a script the system's scheme decides. */
const variables = `:root{${declarations('light')}}
@media (prefers-color-scheme:dark){:root:not([data-mantine-color-scheme]){${declarations('dark')}}}
[data-mantine-color-scheme=dark]{${declarations('dark')}}`

const Document = ({ lang, css, boot, live, font, prefetch }: LandingAssets) => (
  <html lang={lang} data-prerendered="">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{t`${brandName}: konsultasi kesehatan dan psikologi`}</title>
      <meta
        name="description"
        content={t`Pesan konsultasi dengan dokter dan psikolog kampus, online atau tatap muka.`}
      />
      <meta name="theme-color" content={meaning.light.ground} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={meaning.dark.ground} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {Object.entries(prerendered).map(([path, { lang: hrefLang }]) => (
        <link key={path} rel="alternate" hrefLang={hrefLang} href={PUBLIC + path} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${PUBLIC}/`} />
      <link rel="canonical" href={PUBLIC + addressOf(lang)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brandName} />
      <meta property="og:locale" content={lang === 'en' ? 'en_GB' : 'id_ID'} />
      <meta property="og:title" content={t`${brandName}: konsultasi kesehatan dan psikologi`} />
      <meta
        property="og:description"
        content={t`Pesan konsultasi dengan dokter dan psikolog kampus, online atau tatap muka.`}
      />
      <meta property="og:url" content={PUBLIC + addressOf(lang)} />
      <meta property="og:image" content={`${PUBLIC}/share.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: data of this file, not run by browsers */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: clinic }} />
      {font && <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />}
      <script src={boot} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, at build time */}
      <style dangerouslySetInnerHTML={{ __html: variables + css }} />
      <script type="module" src={live} data-prefetch={prefetch.join(' ')} />
    </head>
    <body>
      <LandingPage />
    </body>
  </html>
)

/** The finished HTML of `/`, or of `/en`. */
export async function renderLanding(assets: LandingAssets): Promise<string> {
  becomeLanguage(assets.lang)
  i18n.loadAndActivate({
    locale: assets.lang,
    messages: assets.lang === 'en' ? { ...contract, ...ui, ...landing } : {},
  })
  const { prelude } = await prerender(
    <I18nProvider i18n={i18n}>
      <Document {...assets} />
    </I18nProvider>,
  )
  return new Response(prelude).text()
}
