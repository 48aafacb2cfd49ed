import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { AlasanPilihan } from '@sehati/contract/schedule/alasan.schema'
import { IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { alasanQuery } from './alasan.queries.ts'
import styles from './alasan-picker.module.css'
import { kataAlasan } from './kata-alasan.ts'

/** How many reasons a phone shows at first (alasan-picker.module.css). */
const SHOWN = 5

type AlasanPickerProps = {
  chosen: AlasanPilihan | null
  /** Null: all professionals. */
  onChoose: (alasan: AlasanPilihan | null) => void
  /** Stands there until the reasons have arrived, as high as they are. */
  waiting: ReactNode
  /** What stands below the reasons for the one that is chosen. */
  children?: ReactNode
}

/** Why a patient comes: one word, or none. A group of radio buttons, which arrow keys go through. */
export function AlasanPicker({ chosen, onChoose, waiting, children }: AlasanPickerProps) {
  const { data: rows, error } = useQuery(alasanQuery())
  const name = useId()
  const [isOpen, setIsOpen] = useState(false)
  if (!rows) return error ? null : waiting
  if (rows.length === 0) return null
  const chip = (alasan: AlasanPilihan | null, words: ReactNode, lang?: string) => (
    <label className={`choice ${styles.chip}`} key={alasan?.alasan_id ?? 0}>
      <input
        type="radio"
        name={name}
        checked={chosen?.alasan_id === alasan?.alasan_id}
        onChange={() => onChoose(alasan)}
      />
      <span lang={lang}>{words}</span>
    </label>
  )
  return (
    <fieldset className={styles.picker}>
      <legend>
        <Trans>Apa yang ingin Anda bicarakan?</Trans>
      </legend>
      <p>
        <Trans>Boleh dilewati. Pilihan dikirim dan dienkripsi bersama keluhan.</Trans>
      </p>
      <div className={styles.chips} data-folded={!isOpen || undefined}>
        {chip(null, t({ message: 'Semua', context: 'alasan' }))}
        {rows.map((alasan) => {
          const { kata, lang } = kataAlasan(alasan)
          return chip(alasan, kata, lang)
        })}
        {!isOpen && rows.length > SHOWN && (
          <button
            type="button"
            className={`choice ${styles.chip} ${styles.more}`}
            aria-expanded={false}
            onClick={({ currentTarget: { parentElement } }) => {
              flushSync(() => setIsOpen(true))
              // The button is gone: the first reason that it showed takes the focus.
              parentElement?.querySelectorAll('input')[SHOWN + 1]?.focus()
            }}
          >
            <Trans>Lainnya</Trans>
            {/* A reason can have this name too. */}
            <IconChevronDown size={18} aria-hidden />
          </button>
        )}
      </div>
      {children}
    </fieldset>
  )
}
