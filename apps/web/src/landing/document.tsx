import { prerender } from 'react-dom/static'
import { meaning, type Scheme, schemeVariables } from '../ui/theme/palette.ts'
import { LandingPage } from './page.tsx'

/** What the page has to name: its own few files, and those of the application it fetches when idle. */
export type LandingAssets = { css: string; boot: string; live: string; font: string | null; prefetch: string[] }

const declarations = (scheme: Scheme) =>
  Object.entries({ 'color-scheme': scheme, ...schemeVariables(scheme) })
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** The same meanings as in the application; without a script the system's scheme decides. */
const variables = `:root{${declarations('light')}}
@media (prefers-color-scheme:dark){:root:not([data-mantine-color-scheme]){${declarations('dark')}}}
[data-mantine-color-scheme=dark]{${declarations('dark')}}`

const description = 'Pesan konsultasi dengan dokter dan psikolog kampus, online atau tatap muka.'

const Document = ({ css, boot, live, font, prefetch }: LandingAssets) => (
  <html lang="id">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Sehati: konsultasi kesehatan dan psikologi</title>
      <meta name="description" content={description} />
      <meta name="theme-color" content={meaning.light.ground} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={meaning.dark.ground} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
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

/** The finished HTML of `/`. */
export async function renderLanding(assets: LandingAssets): Promise<string> {
  const { prelude } = await prerender(<Document {...assets} />)
  return new Response(prelude).text()
}
