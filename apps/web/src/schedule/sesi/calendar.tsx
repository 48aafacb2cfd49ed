import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { Tanggal } from '@sehati/contract/base/waktu'
import type { ReactNode } from 'react'
import { bulanTahun, hariSeminggu, tanggalPanjang } from '../../base/lib/tanggal.ts'
import { MonthGrid } from '../../base/ui/month-grid.tsx'
import type { DayFace } from '../../base/ui/month-grid-day.tsx'
import styles from './calendar.module.css'

/** A date: how many sessions its weekday has, how many of them are taken, and why no patient is seen on it. */
type DayMark = { sesi: number; terisi: number; tutup: { kata: string; kalimat: string } | null }

type CalendarProps = {
  value: Tanggal
  today: Tanggal
  markOf: (tanggal: Tanggal) => DayMark
  onChange: (tanggal: Tanggal) => void
  /** Called with a date of the shown month. */
  onShow: (tanggal: Tanggal) => void
}

function nameOf(tanggal: Tanggal, today: Tanggal, { sesi, terisi, tutup }: DayMark): string {
  const facts = [
    tanggal === today && t`hari ini`,
    tutup?.kata.toLowerCase(),
    sesi > 0 ? plural(sesi, { other: '# sesi' }) : t`tidak ada sesi`,
    terisi > 0 && plural(terisi, { other: '# konsultasi' }),
  ]
  return [tanggalPanjang(tanggal), ...facts.filter(Boolean)].join(', ')
}

function markIn({ sesi, terisi, tutup }: DayMark): ReactNode {
  if (tutup) return <span className={styles.closed} data-count={[tutup.kata, terisi || ''].join(' ').trim()} />
  if (terisi > 0) return <span className={styles.count} data-count={terisi} />
  return sesi > 0 && <span className={styles.dot} />
}

/** The month of a professional: which days have sessions, and how many consultations they hold. */
export function Calendar({ value, today, markOf, onChange, onShow }: CalendarProps) {
  const faceOf = (tanggal: Tanggal): DayFace => {
    const held = markOf(tanggal)
    return {
      name: nameOf(tanggal, today, held),
      look: held.sesi > 0 && !held.tutup ? 'strong' : 'plain',
      title: held.tutup?.kalimat,
      mark: markIn(held),
    }
  }
  return (
    <div className={styles.calendar}>
      <MonthGrid
        label={t`Pilih tanggal`}
        value={value}
        today={today}
        weekdays={hariSeminggu()}
        monthName={bulanTahun}
        faceOf={faceOf}
        onChoose={onChange}
        onShow={onShow}
      />
      <ul className={styles.legend} aria-hidden="true">
        <li>
          <span className={styles.dot} /> <Trans>Ada sesi</Trans>
        </li>
        <li>
          <span className={styles.count} data-count={2} /> <Trans>Jumlah konsultasi</Trans>
        </li>
      </ul>
      {value !== today && (
        <Button variant="subtle" mt="xs" onClick={() => onChange(today)}>
          <Trans>Ke hari ini</Trans>
        </Button>
      )}
    </div>
  )
}
