import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { brandName } from '@sehati/contract/base/brand'
import { HARGA } from '@sehati/contract/base/constants'
import { nameOfLanguage } from '@sehati/contract/base/language'
import { documentPaths } from '@sehati/contract/base/screens'
import { labels } from '@sehati/contract/base/texts'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { rupiah } from '../base/lib/angka.ts'
import { footerLinks } from '../base/lib/footer-links.ts'
import { inThisLanguage, isTranslated, language, otherLanguages } from '../base/lib/language.ts'
import { landingPath } from '../base/lib/paths.ts'
import { say } from '../base/lib/say.ts'
import { LogoMark } from '../base/ui/logo.tsx'
import { PictureHero } from '../base/ui/pictures/picture-hero.tsx'
import { Contact, Crisis } from './contact.tsx'
import { Faq, Features, Stats, Steps } from './sections.tsx'

/** What the specification calls a button, on a page that must work without a script: a form that requests the page. */
const GoButton = ({ path, className, children }: { path: string; className: string; children: ReactNode }) => (
  <form action={path} className="go">
    {isTranslated() && <input type="hidden" name="bahasa" value={language()} />}
    <button type="submit" className={className}>
      {children}
    </button>
  </form>
)

/** The same page in the other languages; choosing Indonesian forgets an earlier choice. */
const OtherLanguages = () =>
  otherLanguages().map((lang) => (
    <a
      key={lang}
      href={`${documentPaths.landing[lang]}?bahasa=${lang}`}
      lang={lang}
      hrefLang={lang}
      className="language"
    >
      <span>{nameOfLanguage[lang]}</span>
      <span aria-hidden="true">{lang}</span>
    </a>
  ))

/** The landing page. Rendered once, at build time: nothing here runs in a browser. */
export const LandingPage = () => (
  <>
    <a className="skip" href="#konten">
      <Trans>Lewati ke konten utama</Trans>
    </a>
    <header className="top">
      <div className="wrap bar">
        <a href={landingPath()} className="brand" aria-label={t`${brandName}, ke beranda`}>
          <LogoMark size={34} /> <span>{brandName}</span>
        </a>
        <nav aria-label={t`Menu utama`}>
          <a href={inThisLanguage('/jadwal')}>
            <Trans>Jadwal</Trans>
          </a>
        </nav>
        <OtherLanguages />
        <GoButton path="/login" className="btn quiet">
          <Trans>Login</Trans>
        </GoButton>
        <GoButton path="/register" className="btn">
          <Trans>Register</Trans>
        </GoButton>
      </div>
    </header>
    <main id="konten" tabIndex={-1}>
      <section className="wrap hero">
        <div className="pitch">
          <h1>{say(labels.headline)}</h1>
          <p className="lead">
            <Trans>
              Pesan konsultasi dengan dokter dan psikolog kampus, online atau tatap muka. Pilih waktu, ceritakan
              seperlunya, dan terima balasannya di satu tempat.
            </Trans>
          </p>
          <div className="actions">
            <GoButton path="/register" className="btn large">
              <Trans>Get Started</Trans>
            </GoButton>
            <a href={inThisLanguage('/jadwal')} className="btn large line">
              <Trans>Lihat jadwal</Trans>
            </a>
          </div>
          <p className="fine">
            <Trans>{rupiah(HARGA)} per konsultasi, atau dengan BPJS sesuai ketentuan.</Trans>
          </p>
        </div>
        <div className="scene">
          <PictureHero />
          <LiveCard />
        </div>
      </section>
      <Stats />
      <Features />
      <Steps />
      <Team />
      <Faq />
      <Contact />
      <section className="wrap invite">
        <div>
          <h2>
            <Trans>Mulai dari satu percakapan</Trans>
          </h2>
          <p>
            <Trans>Buat akun, pilih waktu, dan ceritakan apa yang dirasakan. Selebihnya kita jalani bersama.</Trans>
          </p>
        </div>
        <a href={inThisLanguage('/register')} className="btn large light">
          <Trans>Buat akun</Trans>
        </a>
      </section>
      <div className="wrap crisis">
        <Crisis />
      </div>
    </main>
    <footer>
      <div className="wrap foot">
        <span className="brand small">
          <LogoMark size={24} /> <Trans>© 2025 {brandName}. Semua hak dilindungi.</Trans>
        </span>
        <nav aria-label={t`Tautan lain`}>
          {footerLinks.map((link) => (
            <a key={link.to} href={inThisLanguage(link.to)}>
              {t(link.kata)}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  </>
)

/** Without a script it points to the schedule; with one it is filled with the slots that are free next. Its height never changes. */
const LiveCard = () => (
  <section className="live" aria-labelledby="live-judul" data-live="">
    <h2 id="live-judul">
      <Trans>Jadwal praktik</Trans>
    </h2>
    <div data-live-body="" aria-live="polite">
      <p>
        <Trans>Jadwal praktik terbuka untuk siapa pun, tanpa perlu login.</Trans>
      </p>
      <ul className="ticks">
        {[t`Dokter dan psikolog kampus`, t`Senin sampai Jumat`, t`Online atau tatap muka`].map((kata) => (
          <li key={kata}>
            <IconCheck size={18} stroke={2.5} aria-hidden />
            {kata}
          </li>
        ))}
      </ul>
    </div>
    <a href={inThisLanguage('/jadwal')} className="more">
      <Trans>Semua jadwal</Trans>
    </a>
  </section>
)

/** The two professions; the people themselves join when the schedule can be read. */
const Team = () => (
  <section className="wrap section">
    <h2>
      <Trans>Siapa yang akan Anda temui</Trans>
    </h2>
    <p className="sub">
      <Trans>Dokter dan psikolog kampus, lengkap dengan bidang, lokasi, dan waktu praktiknya.</Trans>
    </p>
    <ul className="team" data-team="">
      <li>
        <h3>
          <Trans>Dokter</Trans>
        </h3>
        <p>
          <Trans>Untuk keluhan badan: dari demam dan kulit sampai gizi dan kesehatan jiwa.</Trans>
        </p>
        <a href={inThisLanguage('/jadwal?profesi=dokter')}>
          <Trans>Lihat dokter</Trans>
        </a>
      </li>
      <li>
        <h3>
          <Trans>Psikolog</Trans>
        </h3>
        <p>
          <Trans>Untuk pikiran, perasaan, kuliah, pekerjaan, keluarga, dan relasi.</Trans>
        </p>
        <a href={inThisLanguage('/jadwal?profesi=psikolog')}>
          <Trans>Lihat psikolog</Trans>
        </a>
      </li>
    </ul>
  </section>
)
