import type { ReactNode } from 'react'
import styles from './month-grid.module.css'

/** What a day shows and says. */
export type DayFace = {
  /** The button's name: the whole date, and what else the eye sees. */
  name: string
  /** Why it cannot be chosen, in a sentence; it can still be reached, so that it can say so. */
  blocked?: string | null
  /** `soft` stands on a tint, `strong` in bold words, `plain` in quiet ones. */
  look: 'plain' | 'strong' | 'soft'
  title?: string
  /** Below the number; for the eye alone. */
  mark?: ReactNode
}

type MonthGridDayProps = {
  date: string
  face: DayFace
  isChosen: boolean
  /** The one day that Tab reaches. */
  isReached: boolean
  isToday: boolean
  /** A day of the month before or after. */
  isOutside: boolean
  onChoose: (date: string) => void
}

/** One day of a month grid. */
export function MonthGridDay({ date, face, isChosen, isReached, isToday, isOutside, onChoose }: MonthGridDayProps) {
  const isBlocked = Boolean(face.blocked)
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: within a grid a cell is a gridcell
    // biome-ignore lint/a11y/useFocusableInteractive: the button in it has the focus
    <td role="gridcell" aria-selected={isChosen} className={styles.cell}>
      <button
        type="button"
        className={styles.day}
        data-date={date}
        data-look={face.look}
        data-today={isToday || undefined}
        data-chosen={isChosen || undefined}
        data-outside={isOutside || undefined}
        aria-label={face.name}
        aria-pressed={isBlocked ? undefined : isChosen}
        aria-disabled={isBlocked}
        aria-current={isToday ? 'date' : undefined}
        title={face.blocked ?? face.title}
        tabIndex={isReached ? 0 : -1}
        onClick={() => onChoose(date)}
      >
        <time dateTime={date}>{Number(date.slice(8))}</time>
        <span className={styles.mark} aria-hidden="true">
          {face.mark}
        </span>
      </button>
    </td>
  )
}
