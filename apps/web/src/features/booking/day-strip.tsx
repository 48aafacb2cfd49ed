import { t } from '@lingui/core/macro'
import { Skeleton } from '@mantine/core'
import type { Tanggal } from '@sehati/contract/waktu'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Hitungan, JendelaHari } from '../../lib/ketersediaan.rules.ts'
import styles from './day-strip.module.css'
import { stripOf, stripStep } from './strip.rules.ts'

type DayStripProps = {
  today: Tanggal
  chosen: Tanggal | null
  /** Undefined as long as the days are not known. */
  jendela: JendelaHari | undefined
  hitungan: Hitungan
  onChoose: (tanggal: Tanggal) => void
}

/**
 * The days with slots side by side: the short way to a date beside the calendar. A list box, because its days are not the
 * radio buttons of the times: one stop of the Tab key, arrow keys move within, Enter and Space choose.
 */
export function DayStrip({ today, chosen, jendela, hitungan, onChoose }: DayStripProps) {
  const list = useRef<HTMLDivElement>(null)
  const [reached, setReached] = useState<Tanggal | null>(null)
  const days = jendela && stripOf(jendela, today, hitungan)
  const optionOf = (tanggal: Tanggal | null) => list.current?.querySelector<HTMLElement>(`[data-hari="${tanggal}"]`)

  // Only the strip scrolls: scrollIntoView would move the page too, away from what is being read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the days have come, the chosen one is among them
  useEffect(() => {
    const option = optionOf(chosen)
    if (!option || !list.current) return
    list.current.scrollLeft = option.offsetLeft - (list.current.clientWidth - option.offsetWidth) / 2
  }, [chosen, days?.length])

  if (!days) return <Skeleton height={84} aria-hidden />
  if (days.length === 0) return null
  const has = (tanggal: Tanggal | null) => days.some((day) => day.tanggal === tanggal)
  const stop = has(reached) ? reached : has(chosen) ? chosen : days[0]?.tanggal

  const press = (event: KeyboardEvent) => {
    const at = days.findIndex(({ tanggal }) => tanggal === stop)
    const to = days[stripStep(event.key, at, days.length) ?? -1]
    const isChoice = event.key === 'Enter' || event.key === ' '
    if (!to && !isChoice) return
    event.preventDefault()
    if (isChoice && stop) onChoose(stop)
    if (!to) return
    setReached(to.tanggal)
    optionOf(to.tanggal)?.focus()
  }
  return (
    <div
      ref={list}
      role="listbox"
      aria-label={t`Hari yang dapat dipesan`}
      aria-orientation="horizontal"
      className={styles.strip}
      onKeyDown={press}
      onBlur={({ relatedTarget }) => !list.current?.contains(relatedTarget) && setReached(null)}
    >
      {days.map(({ tanggal, name, hari, tgl, mark, isFree }) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list box takes the keys
        <div
          key={tanggal}
          role="option"
          aria-selected={tanggal === chosen}
          aria-label={name}
          tabIndex={tanggal === stop ? 0 : -1}
          data-hari={tanggal}
          data-free={isFree || undefined}
          className={styles.day}
          onClick={() => onChoose(tanggal)}
        >
          <span data-kata={hari} />
          <strong>{tgl}</strong>
          <span className={styles.mark} data-kata={mark} />
        </div>
      ))}
    </div>
  )
}
