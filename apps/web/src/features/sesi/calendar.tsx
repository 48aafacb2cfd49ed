import { ActionIcon, Button, UnstyledButton } from '@mantine/core'
import { monthGrid } from '@sehati/contract/booking.rules'
import { namaHari, type Tanggal } from '@sehati/contract/waktu'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { bulanTahun, tanggalPanjang } from '../../lib/tanggal.ts'
import styles from './calendar.module.css'
import { addMonths, stepOf } from './calendar.rules.ts'

/** What a date holds: how many sessions its weekday has, and how many of them are taken. */
type DayMark = { sesi: number; terisi: number }

type CalendarProps = {
  value: Tanggal
  today: Tanggal
  markOf: (tanggal: Tanggal) => DayMark
  onChange: (tanggal: Tanggal) => void
}

const weeks = [0, 7, 14, 21, 28, 35]

function nameOf(tanggal: Tanggal, today: Tanggal, { sesi, terisi }: DayMark): string {
  const facts = [
    tanggal === today && 'hari ini',
    sesi > 0 ? `${sesi} sesi` : 'tidak ada sesi',
    terisi > 0 && `${terisi} konsultasi`,
  ]
  return [tanggalPanjang(tanggal), ...facts.filter(Boolean)].join(', ')
}

/** A month to pick a date from. One stop of the Tab key; arrows, Home, End, Page Up and Page Down move within. */
export function Calendar({ value, today, markOf, onChange }: CalendarProps) {
  const id = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [cursor, setCursor] = useState(value)
  const [followed, setFollowed] = useState(value)
  const isMoving = useRef(false)
  // The URL changed under us: show the month that it names.
  if (value !== followed) {
    setFollowed(value)
    setCursor(value)
  }
  // After a key the focus goes along; after a click on a month's arrow it stays on the arrow.
  useEffect(() => {
    if (isMoving.current) grid.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus()
    isMoving.current = false
  }, [cursor])

  const days = monthGrid(cursor)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepOf(event.key, cursor)
    if (next === null) return
    event.preventDefault()
    isMoving.current = true
    setCursor(next)
  }

  const day = (tanggal: Tanggal) => {
    const mark = markOf(tanggal)
    return (
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: within a grid a cell is a gridcell
      // biome-ignore lint/a11y/useFocusableInteractive: the button in it has the focus
      <td key={tanggal} role="gridcell" aria-selected={tanggal === value}>
        <UnstyledButton
          className={styles.day}
          data-date={tanggal}
          data-open={mark.sesi > 0 || undefined}
          data-outside={tanggal.slice(0, 7) !== cursor.slice(0, 7) || undefined}
          data-today={tanggal === today || undefined}
          data-selected={tanggal === value || undefined}
          aria-label={nameOf(tanggal, today, mark)}
          aria-current={tanggal === today ? 'date' : undefined}
          tabIndex={tanggal === cursor ? 0 : -1}
          onClick={() => onChange(tanggal)}
        >
          <time dateTime={tanggal}>{Number(tanggal.slice(8))}</time>
          <span className={styles.mark}>
            {mark.terisi > 0 ? (
              <span className={styles.count} data-count={mark.terisi} />
            ) : (
              mark.sesi > 0 && <span className={styles.dot} />
            )}
          </span>
        </UnstyledButton>
      </td>
    )
  }

  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <ActionIcon aria-label="Bulan sebelumnya" onClick={() => setCursor(addMonths(cursor, -1))}>
          <IconChevronLeft size={20} aria-hidden />
        </ActionIcon>
        <p className={styles.month} id={id} aria-live="polite">
          {bulanTahun(cursor)}
        </p>
        <ActionIcon aria-label="Bulan berikutnya" onClick={() => setCursor(addMonths(cursor, 1))}>
          <IconChevronRight size={20} aria-hidden />
        </ActionIcon>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that one moves in by arrow keys is a grid */}
      <table className={styles.grid} role="grid" aria-label="Pilih tanggal" aria-describedby={id} ref={grid}>
        <thead>
          <tr>
            {namaHari.map((hari) => (
              <th key={hari} scope="col" abbr={hari}>
                {hari.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {weeks.map((from) => (
            <tr key={days[from]}>{days.slice(from, from + 7).map(day)}</tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.legend} aria-hidden="true">
        <li>
          <span className={styles.dot} /> Ada sesi
        </li>
        <li>
          <span className={styles.mark}>
            <span className={styles.count} data-count={2} />
          </span>
          Jumlah konsultasi
        </li>
      </ul>
      {value !== today && (
        <Button variant="subtle" mt="xs" onClick={() => onChange(today)}>
          Ke hari ini
        </Button>
      )}
    </div>
  )
}
