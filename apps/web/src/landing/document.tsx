import { t } from '@lingui/core/macro'
import { brandName } from '@sehati/contract/base/brand'
import { type Language, languages, localeOf } from '@sehati/contract/base/language'
import { documentPaths, languagesOf } from '@sehati/contract/base/screens'
import { Frame, type FrameAssets, renderIn } from './frame.tsx'
import { LandingPage } from './page.tsx'

/** `prefetch` are the files of the application that the page fetches when idle. */
export type LandingAssets = FrameAssets & { prefetch: string[] }

/** The place of the public URL, which only the server knows (http/static.ts). */
const PUBLIC = '{{public-url}}'

/** What search engines show of the clinic. */
const clinic = JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'MedicalClinic',
  name: brandName,
  url: `${PUBLIC}/`,
  image: `${PUBLIC}/share.png`,
  availableLanguage: languages,
})
  .replaceAll('<', '\\u003c')
  // The server adds what an admin has written.
  .replace(/\}$/, '{{{klinik}}}}')

/** What search engines and previews of shared links read. */
const Advice = ({ lang }: { lang: Language }) => (
  <>
    <meta name="description" content={t`Pesan konsultasi dengan dokter dan psikolog kampus, online atau tatap muka.`} />
    {languagesOf('landing').map(([path, hrefLang]) => (
      <link key={path} rel="alternate" hrefLang={hrefLang} href={PUBLIC + path} />
    ))}
    <link rel="alternate" hrefLang="x-default" href={`${PUBLIC}/`} />
    <link rel="canonical" href={PUBLIC + documentPaths.landing[lang]} />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content={brandName} />
    <meta property="og:locale" content={localeOf[lang].replace('-', '_')} />
    <meta property="og:title" content={t`${brandName}: konsultasi kesehatan dan psikologi`} />
    <meta
      property="og:description"
      content={t`Pesan konsultasi dengan dokter dan psikolog kampus, online atau tatap muka.`}
    />
    <meta property="og:url" content={PUBLIC + documentPaths.landing[lang]} />
    <meta property="og:image" content={`${PUBLIC}/share.png`} />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary_large_image" />
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: data of this file, not run by browsers */}
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: clinic }} />
  </>
)

/** The finished HTML of `/`, or of `/en`. */
export const renderLanding = (assets: LandingAssets): Promise<string> =>
  renderIn(assets.lang, () => (
    <Frame {...assets} judul={t`${brandName}: konsultasi kesehatan dan psikologi`} head={<Advice lang={assets.lang} />}>
      <LandingPage />
    </Frame>
  ))
