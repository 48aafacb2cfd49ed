import { hariOf, type Tanggal } from '@sehati/contract/waktu'
import { tanggalPanjang } from '../../lib/tanggal.ts'
import type { CalendarDay } from './calendar.rules.ts'
import styles from './month-calendar.module.css'

type CalendarDayCellProps = {
  day: CalendarDay
  isChosen: boolean
  /** The one day that Tab reaches. */
  isReached: boolean
  practiceDays: ReadonlySet<string>
  onChoose: (tanggal: Tanggal) => void
}

/** One day of the month calendar. Its name is the whole date, its description why it is blocked or that there are sessions. */
export function CalendarDayCell({ day, isChosen, isReached, practiceDays, onChoose }: CalendarDayCellProps) {
  const { tanggal, blocked, isToday, isInMonth } = day
  const hasSessions = blocked === null && practiceDays.has(hariOf(tanggal))
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: within a grid a cell is a gridcell
    // biome-ignore lint/a11y/useFocusableInteractive: the button in it has the focus
    <td role="gridcell" aria-selected={isChosen} className={styles.cell}>
      <button
        type="button"
        className={styles.day}
        data-tanggal={tanggal}
        data-today={isToday || undefined}
        data-chosen={isChosen || undefined}
        data-outside={!isInMonth || undefined}
        data-sessions={hasSessions || undefined}
        aria-label={tanggalPanjang(tanggal)}
        aria-pressed={blocked === null ? isChosen : undefined}
        aria-disabled={blocked !== null}
        aria-current={isToday ? 'date' : undefined}
        title={blocked ?? (hasSessions ? 'Ada jadwal praktik.' : undefined)}
        tabIndex={isReached ? 0 : -1}
        onClick={() => onChoose(tanggal)}
      >
        {Number(tanggal.slice(8))}
      </button>
    </td>
  )
}
