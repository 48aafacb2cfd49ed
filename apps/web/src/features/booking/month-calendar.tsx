import { Group, Text, UnstyledButton } from '@mantine/core'
import { bookableDates } from '@sehati/contract/booking.rules'
import { namaHari, type Tanggal } from '@sehati/contract/waktu'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { bulanTahun, tanggalPanjang } from '../../lib/tanggal.ts'
import { addMonths, blockedReason, calendarWeeks, isShownMonth, stepByKey } from './calendar.rules.ts'
import { CalendarDayCell } from './calendar-day-cell.tsx'
import styles from './month-calendar.module.css'

type MonthCalendarProps = {
  label: string
  today: Tanggal
  chosen: Tanggal | null
  /** Weekdays on which there are sessions at all; such days carry a mark. */
  practiceDays: ReadonlySet<string>
  onChoose: (tanggal: Tanggal) => void
}

/**
 * A month of 42 days to choose one from. The arrow keys, Home, End, Page Up and Page Down move through it, blocked days
 * included: they cannot be chosen, but they say why.
 */
export function MonthCalendar({ label, today, chosen, practiceDays, onChoose }: MonthCalendarProps) {
  const id = useId()
  const grid = useRef<HTMLTableElement>(null)
  const byKey = useRef(false)
  const [at, setAt] = useState<Tanggal>(chosen ?? bookableDates(today)[0] ?? today)
  const [asked, setAsked] = useState<Tanggal | null>(null)

  useEffect(() => {
    if (!byKey.current) return
    byKey.current = false
    grid.current?.querySelector<HTMLElement>(`[data-tanggal="${at}"]`)?.focus()
  }, [at])

  const move = (event: KeyboardEvent) => {
    const to = stepByKey(at, event.key)
    if (to === null) return
    event.preventDefault()
    if (!isShownMonth(to, today)) return
    byKey.current = true
    setAt(to)
    setAsked(to)
  }
  const choose = (tanggal: Tanggal) => {
    // A blocked day beyond the shown months says why and leads nowhere.
    if (isShownMonth(tanggal, today)) setAt(tanggal)
    setAsked(tanggal)
    if (blockedReason(tanggal, today) === null) onChoose(tanggal)
  }

  const reason = asked && blockedReason(asked, today)
  return (
    <div>
      <Group justify="space-between" wrap="nowrap" mb="xs">
        <Text fw={700} id={`${id}-bulan`} aria-live="polite">
          {bulanTahun(at)}
        </Text>
        <Group gap={4} wrap="nowrap">
          <MonthButton kata="Bulan sebelumnya" to={addMonths(at, -1)} today={today} onShow={setAt} />
          <MonthButton kata="Bulan berikutnya" to={addMonths(at, 1)} today={today} onShow={setAt} />
        </Group>
      </Group>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that one moves in by arrow keys is a grid */}
      <table ref={grid} role="grid" aria-label={label} aria-describedby={`${id}-pesan`} className={styles.grid}>
        <thead>
          <tr>
            {namaHari.map((hari) => (
              <th key={hari} scope="col" abbr={hari}>
                {hari.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={move}>
          {calendarWeeks(at, today).map((week) => (
            <tr key={week[0]?.tanggal}>
              {week.map((day) => (
                <CalendarDayCell
                  key={day.tanggal}
                  day={day}
                  isChosen={day.tanggal === chosen}
                  isReached={day.tanggal === at}
                  practiceDays={practiceDays}
                  onChoose={choose}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p id={`${id}-pesan`} className={styles.message} role="status">
        {asked && reason ? `${tanggalPanjang(asked)}: ${reason}` : 'Tanggal bertitik memiliki jadwal praktik.'}
      </p>
    </div>
  )
}

type MonthButtonProps = { kata: string; to: Tanggal; today: Tanggal; onShow: (tanggal: Tanggal) => void }

function MonthButton({ kata, to, today, onShow }: MonthButtonProps) {
  const isOpen = isShownMonth(to, today)
  const Picture = kata === 'Bulan sebelumnya' ? IconChevronLeft : IconChevronRight
  return (
    <UnstyledButton
      className={styles.turn}
      aria-label={isOpen ? kata : `${kata}: tidak ada tanggal yang dapat dipilih`}
      title={isOpen ? undefined : 'Tidak ada tanggal yang dapat dipilih'}
      aria-disabled={!isOpen}
      onClick={() => isOpen && onShow(to)}
    >
      <Picture size={18} aria-hidden />
    </UnstyledButton>
  )
}
