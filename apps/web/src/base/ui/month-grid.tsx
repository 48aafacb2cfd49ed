import { t } from '@lingui/core/macro'
import { Group, Text, UnstyledButton } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import styles from './month-grid.module.css'
import { addMonths, isSameMonth, isShownMonth, type MonthLimits, stepByKey, weeksAround } from './month-grid.rules.ts'
import { type DayFace, MonthGridDay } from './month-grid-day.tsx'

type MonthGridProps = {
  /** The grid's name. */
  label: string
  /** The chosen date; the grid shows its month, and follows when it changes. */
  value: string | null
  today: string
  /** Shown first while nothing is chosen; today if left out. */
  start?: string
  limits?: MonthLimits
  /** The days' names, Sunday first. */
  weekdays: readonly string[]
  /** Head of the month that holds a date. */
  monthName: (date: string) => string
  faceOf: (date: string) => DayFace
  /** The line below the grid while no blocked day is selected. */
  hint?: string
  /** Only the week of the reached day is shown. */
  isFolded?: boolean
  /** Stands at the end of the head. */
  action?: ReactNode
  onChoose: (date: string) => void
  /** Called with a date of the shown month, at first and at every change. */
  onShow?: (date: string) => void
}

/**
 * A month of 42 days to choose one from, dates as `YYYY-MM-DD`. One stop of the Tab key; the arrow keys, Home, End,
 * Page Up and Page Down move within, blocked days included: they cannot be chosen, but they say why.
 */
export function MonthGrid({ label, value, today, limits, weekdays, faceOf, ...props }: MonthGridProps) {
  const { start = today, monthName, hint = '', isFolded = false, action, onChoose, onShow } = props
  const id = useId()
  const grid = useRef<HTMLTableElement>(null)
  const isMoving = useRef(false)
  const [cursor, setCursor] = useState(value ?? start)
  const [followed, setFollowed] = useState(value)
  const [asked, setAsked] = useState<string | null>(null)
  // Chosen elsewhere, by an address or a button: show its month. A first date that is chosen for the person when the days
  // arrive does not take them back from the day that they have reached meanwhile.
  if (value !== followed) {
    setFollowed(value)
    if (value !== null && !(followed === null && asked !== null)) setCursor(value)
  }
  // After a key the focus goes along; after a click on a month's arrow it stays on the arrow.
  useEffect(() => {
    if (isMoving.current) grid.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus()
    isMoving.current = false
  }, [cursor])
  const month = `${cursor.slice(0, 7)}-01`
  const show = useEffectEvent((month: string) => onShow?.(month))
  useEffect(() => show(month), [month])

  const move = (event: KeyboardEvent) => {
    const to = stepByKey(cursor, event.key)
    if (to === null) return
    event.preventDefault()
    if (!isShownMonth(to, limits)) return
    isMoving.current = true
    setCursor(to)
    setAsked(to)
  }
  const choose = (date: string) => {
    // A blocked day beyond the shown months says why and leads nowhere.
    if (isShownMonth(date, limits)) setCursor(date)
    setAsked(date)
    if (!faceOf(date).blocked) onChoose(date)
  }

  const weeks = weeksAround(cursor).filter((week) => !isFolded || week.includes(cursor))
  const face = asked === null ? null : faceOf(asked)
  const message = face?.blocked ? `${face.name}: ${face.blocked}` : hint
  return (
    <div className={styles.calendar}>
      <Group justify="space-between" wrap="nowrap" mb="xs">
        <Text fw={700} id={`${id}-bulan`} aria-live="polite">
          {monthName(cursor)}
        </Text>
        <Group gap={4} wrap="nowrap">
          {!isFolded && (
            <>
              <MonthButton way={-1} to={addMonths(cursor, -1)} limits={limits} onShow={setCursor} />
              <MonthButton way={1} to={addMonths(cursor, 1)} limits={limits} onShow={setCursor} />
            </>
          )}
          {action}
        </Group>
      </Group>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that one moves in by arrow keys is a grid */}
      <table ref={grid} role="grid" aria-label={label} aria-describedby={`${id}-pesan`} className={styles.grid}>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday}>
                {weekday.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={move}>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <MonthGridDay
                  key={date}
                  date={date}
                  face={faceOf(date)}
                  isChosen={date === value}
                  isReached={date === cursor}
                  isToday={date === today}
                  isOutside={!isSameMonth(date, cursor)}
                  onChoose={choose}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p id={`${id}-pesan`} className={styles.message} role="status">
        {message}
      </p>
    </div>
  )
}

type MonthButtonProps = { way: -1 | 1; to: string; limits: MonthLimits | undefined; onShow: (date: string) => void }

function MonthButton({ way, to, limits, onShow }: MonthButtonProps) {
  const isOpen = isShownMonth(to, limits)
  const Picture = way === -1 ? IconChevronLeft : IconChevronRight
  const kata = way === -1 ? t`Bulan sebelumnya` : t`Bulan berikutnya`
  return (
    <UnstyledButton
      className={styles.turn}
      aria-label={isOpen ? kata : t`${kata}: tidak ada tanggal yang dapat dipilih`}
      title={isOpen ? undefined : t`Tidak ada tanggal yang dapat dipilih`}
      aria-disabled={!isOpen}
      onClick={() => isOpen && onShow(to)}
    >
      <Picture size={18} aria-hidden />
    </UnstyledButton>
  )
}
