import './crisis-strip.css'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

type CrisisNumberProps = {
  nomor: string
  /** A telephone cannot dial an extension by itself: it is said what to press once the call was taken. */
  ext: string | null
  /** For what it is, and the language in which that is written. */
  isi: string
  lang: string
}

export const CrisisNumber = ({ nomor, ext, isi, lang }: CrisisNumberProps) => (
  <li>
    <a href={`tel:${nomor}`}>{ext === null ? nomor : t`${nomor} ekstensi ${ext}`}</a>
    <span lang={lang}>{isi}</span>
    {ext !== null && <strong>{t`Setelah tersambung, tekan ${ext}.`}</strong>}
  </li>
)

/**
 * A quiet line with the emergency numbers behind it, each a `CrisisNumber`. Plain HTML: it opens without any script, also on the landing page.
 * No pronoun, no promise of an answer from the clinic.
 */
export const CrisisStrip = ({ children }: { children: ReactNode }) => (
  <aside className="krisis" aria-label={t`Bantuan segera`}>
    <details>
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
    </details>
  </aside>
)

/** Opens the page's strip and leads to it. */
export function showCrisisNumbers() {
  const details = document.querySelector<HTMLDetailsElement>('.krisis details')
  if (!details) return
  details.open = true
  details.scrollIntoView({ block: 'center' })
  details.querySelector('summary')?.focus({ preventScroll: true })
}
