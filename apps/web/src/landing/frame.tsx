import { i18n, type Messages } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { Language } from '@sehati/contract/base/language'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { becomeLanguage } from '../base/lib/language.ts'
import { meaning, type Scheme, schemeVariables } from '../base/ui/theme/palette.ts'
import { messages as base } from '../locales/en/base.po'
import { messages as contract } from '../locales/en/contract.po'
import { messages as landing } from '../locales/en/landing.po'

/** What a prerendered document has to name: its own style sheet and script, and the files that it shares. */
export type FrameAssets = { lang: Language; css: string; boot: string; script: string; font: string | null }

const declarations = (scheme: Scheme) =>
  Object.entries({ 'color-scheme': scheme, ...schemeVariables(scheme) })
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** The same meanings as in the application; without a script the system's scheme decides. */
const variables = `:root{${declarations('light')}}
@media (prefers-color-scheme:dark){:root:not([data-mantine-color-scheme]){${declarations('dark')}}}
[data-mantine-color-scheme=dark]{${declarations('dark')}}`

type FrameProps = FrameAssets & {
  /** What only this document has in its head: at least its title. */
  head: ReactNode
  /** The files of the application that are fetched when the browser is idle. */
  prefetch?: string[]
  children: ReactNode
}

/** A document that is complete without the application: its head, and its body as `children`. */
export const Frame = ({ lang, css, boot, script, font, head, prefetch = [], children }: FrameProps) => (
  <html lang={lang} data-prerendered="">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content={meaning.light.ground} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={meaning.dark.ground} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {head}
      {font && <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />}
      <script src={boot} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, at build time */}
      <style dangerouslySetInnerHTML={{ __html: variables + css }} />
      <script type="module" src={script} data-prefetch={prefetch.join(' ') || undefined} />
    </head>
    <body>{children}</body>
  </html>
)

const catalogues: Record<Language, Messages> = { id: {}, en: { ...contract, ...base, ...landing } }

/** The finished HTML of a document, which `make` returns once its language is loaded. */
export async function renderIn(lang: Language, make: () => ReactNode): Promise<string> {
  becomeLanguage(lang)
  i18n.loadAndActivate({ locale: lang, messages: catalogues[lang] })
  const { prelude } = await prerender(<I18nProvider i18n={i18n}>{make()}</I18nProvider>)
  return new Response(prelude).text()
}
