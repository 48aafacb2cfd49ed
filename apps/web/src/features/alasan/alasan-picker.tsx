import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { AlasanPilihan } from '@sehati/contract/alasan/schema'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { kataAlasan } from '../../lib/kata-alasan.ts'
import { alasanQuery } from './alasan.queries.ts'
import styles from './alasan-picker.module.css'

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
  if (!rows) return error ? null : waiting
  if (rows.length === 0) return null
  const chip = (alasan: AlasanPilihan | null, words: ReactNode, lang?: string) => (
    <label className={styles.chip} key={alasan?.alasan_id ?? 0}>
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
      <div className={styles.chips}>
        {chip(null, t({ message: 'Semua', context: 'alasan' }))}
        {rows.map((alasan) => {
          const { kata, lang } = kataAlasan(alasan)
          return chip(alasan, kata, lang)
        })}
      </div>
      {children}
    </fieldset>
  )
}
