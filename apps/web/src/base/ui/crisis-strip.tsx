import './crisis-strip.css'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { KeluarCepat } from './keluar-cepat.tsx'

type CrisisNumberProps = {
  nomor: string
  /** A telephone does not dial an extension by itself: such a number is no link, which would reach another service. */
  ext: string | null
  /** For what it is, and the language in which that is written. */
  isi: string
  lang: string
  /** `SedangTutup` at a time at which it is not answered. */
  tutup: ReactNode
}

export const CrisisNumber = ({ nomor, ext, isi, lang, tutup }: CrisisNumberProps) => (
  <li>
    {ext === null ? <a href={`tel:${nomor}`}>{nomor}</a> : <strong>{t`${nomor} ekstensi ${ext}`}</strong>}
    <span lang={lang}>{isi}</span>
    {tutup}
    {ext !== null && <span>{t`Hubungi ${nomor}. Setelah tersambung, tekan ${ext}.`}</span>}
  </li>
)

export const SedangTutup = () => (
  <span>
    <Trans>Sedang tutup.</Trans>
  </span>
)

type CrisisStripProps = {
  children: ReactNode
  /** What else the reader can do, in an application: made when the strip is opened. */
  more?: ReactNode
}

/**
 * A quiet line with the emergency numbers behind it, each a `CrisisNumber`. Plain HTML: it opens without any script, also on the landing page.
 * No pronoun, no promise of an answer from the clinic.
 */
export function CrisisStrip({ children, more }: CrisisStripProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <aside className="krisis" aria-label={t`Bantuan segera`}>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>
          <svg
            width="20"
            height="20"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d="M12 8.500c-1.500-2-5.500-1.800-5.500 1.700 0 3 3.600 5 5.500 6.800 1.900-1.800 5.500-3.800 5.500-6.800 0-3.500-4-3.700-5.500-1.700Z" />
            <circle cx="12" cy="12" r="10" />
          </svg>
          <span>
            <Trans>Butuh bantuan segera? Ada yang siap mendengarkan sekarang.</Trans>
          </span>
          <span className="krisis-buka">
            <Trans>Lihat nomor bantuan</Trans>
          </span>
        </summary>
        <ul>{children}</ul>
        <p>
          <Trans>Jika ada bahaya saat ini juga, hubungi 119 atau 112, atau datang ke IGD terdekat.</Trans>
        </p>
        {isOpen && more && <div className="krisis-lebih">{more}</div>}
        <KeluarCepat />
      </details>
    </aside>
  )
}

/** Opens the page's strip and leads to it. */
export function showCrisisNumbers() {
  const details = document.querySelector<HTMLDetailsElement>('.krisis details')
  if (!details) return
  details.open = true
  details.scrollIntoView({ block: 'center' })
  details.querySelector('summary')?.focus({ preventScroll: true })
}
