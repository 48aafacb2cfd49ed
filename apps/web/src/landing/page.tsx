import { HARGA } from '@sehati/contract/constants'
import { labels } from '@sehati/contract/texts'
import { IconCheck } from '@tabler/icons-react'
import { rupiah } from '../lib/angka.ts'
import { footerLinks } from '../lib/footer-links.ts'
import { CrisisStrip } from '../ui/crisis-strip.tsx'
import { LogoMark } from '../ui/logo.tsx'
import { PictureHero } from '../ui/pictures/picture-hero.tsx'
import { Faq, Features, Stats, Steps } from './sections.tsx'

/** The landing page. Rendered once, at build time: nothing here runs in a browser. */
export const LandingPage = () => (
  <>
    <a className="skip" href="#konten">
      Lewati ke konten utama
    </a>
    <header className="top">
      <div className="wrap bar">
        <a href="/" className="brand" aria-label="Sehati, ke beranda">
          <LogoMark size={34} /> <span>Sehati</span>
        </a>
        <nav aria-label="Menu utama">
          <a href="/jadwal">Jadwal</a>
        </nav>
        <a href="/login" className="btn quiet">
          Login
        </a>
        <a href="/register" className="btn">
          Register
        </a>
      </div>
    </header>
    <main id="konten" tabIndex={-1}>
      <section className="wrap hero">
        <div className="pitch">
          <h1>{labels.headline}</h1>
          <p className="lead">
            Pesan konsultasi dengan dokter dan psikolog kampus, online atau tatap muka. Pilih waktu yang cocok,
            ceritakan seperlunya, dan terima jawabannya di satu tempat.
          </p>
          <div className="actions">
            <a href="/register" className="btn large">
              Get Started
            </a>
            <a href="/jadwal" className="btn large line">
              Lihat jadwal
            </a>
          </div>
          <p className="fine">{rupiah(HARGA)} per konsultasi, atau dengan BPJS sesuai ketentuan.</p>
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
      <section className="wrap invite">
        <div>
          <h2>Mulai dari satu percakapan</h2>
          <p>Buat akun, pilih waktu, dan ceritakan apa yang dirasakan. Selebihnya kita jalani bersama.</p>
        </div>
        <a href="/register" className="btn large light">
          Buat akun
        </a>
      </section>
      <div className="wrap crisis">
        <CrisisStrip />
      </div>
    </main>
    <footer>
      <div className="wrap foot">
        <span className="brand small">
          <LogoMark size={24} /> © 2025 Sehati. Semua hak dilindungi.
        </span>
        <nav aria-label="Tautan lain">
          {footerLinks.map(({ kata, to }) => (
            <a key={to} href={to}>
              {kata}
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
    <h2 id="live-judul">Jadwal praktik</h2>
    <div data-live-body="" aria-live="polite">
      <p>Jadwal praktik terbuka untuk siapa pun, tanpa perlu login.</p>
      <ul className="ticks">
        {['Dokter dan psikolog kampus', 'Senin sampai Jumat', 'Online atau tatap muka'].map((kata) => (
          <li key={kata}>
            <IconCheck size={18} stroke={2.5} aria-hidden />
            {kata}
          </li>
        ))}
      </ul>
    </div>
    <a href="/jadwal" className="more">
      Semua jadwal
    </a>
  </section>
)

/** The two professions; the people themselves join when the schedule can be read. */
const Team = () => (
  <section className="wrap section">
    <h2>Siapa yang akan Anda temui</h2>
    <p className="sub">Dokter dan psikolog kampus, lengkap dengan bidang, lokasi, dan waktu praktiknya.</p>
    <ul className="team" data-team="">
      <li>
        <h3>Dokter</h3>
        <p>Untuk keluhan badan: dari demam dan kulit sampai gizi dan kesehatan jiwa.</p>
        <a href="/jadwal?profesi=dokter">Lihat dokter</a>
      </li>
      <li>
        <h3>Psikolog</h3>
        <p>Untuk pikiran, perasaan, kuliah, pekerjaan, keluarga, dan relasi.</p>
        <a href="/jadwal?profesi=psikolog">Lihat psikolog</a>
      </li>
    </ul>
  </section>
)
