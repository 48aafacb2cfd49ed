import { t } from '@lingui/core/macro'
import { brandName } from '@sehati/contract/base/brand'
import { type Language, languages } from '@sehati/contract/base/language'
import { documentPaths, languagesOf } from '@sehati/contract/base/screens'
import { Frame, type FrameAssets, renderIn } from './frame.tsx'
import { Head, PUBLIC } from './head.tsx'
import { LandingPage } from './page.tsx'

/** `prefetch` are the files of the application that the page fetches when idle. */
export type LandingAssets = FrameAssets & { prefetch: string[] }

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

/** What only the landing page has in its head. */
const Advice = ({ lang }: { lang: Language }) => (
  <>
    <Head
      lang={lang}
      path={documentPaths.landing[lang]}
      judul={t`${brandName}: konsultasi kesehatan dan psikologi`}
      isi={t`Pesan konsultasi dengan dokter dan psikolog kampus, online atau tatap muka.`}
    />
    {languagesOf('landing').map(([path, hrefLang]) => (
      <link key={path} rel="alternate" hrefLang={hrefLang} href={PUBLIC + path} />
    ))}
    <link rel="alternate" hrefLang="x-default" href={`${PUBLIC}/`} />
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: data of this file, not run by browsers */}
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: clinic }} />
  </>
)

/** The finished HTML of `/`, or of `/en`. */
export const renderLanding = (assets: LandingAssets): Promise<string> =>
  renderIn(assets.lang, () => (
    <Frame {...assets} head={<Advice lang={assets.lang} />}>
      <LandingPage />
    </Frame>
  ))
