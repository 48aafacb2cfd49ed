import { VisuallyHidden } from '@mantine/core'
import { alerts } from '@sehati/contract/texts'
import { IconCalendarEvent, IconCash, IconMapPin } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Initials } from '../../ui/initials.tsx'
import styles from './booking-summary.module.css'

type BookingSummaryProps = {
  nama: string
  spesialisasi: string
  /** Null as long as no slot has been chosen. */
  waktu: string | null
  tempat: string
  biaya: string
}

/** Who, when, where, and what it costs; stays in sight while the form is filled in. */
export const BookingSummary = ({ nama, spesialisasi, waktu, tempat, biaya }: BookingSummaryProps) => (
  <aside className={styles.summary} aria-label="Ringkasan konsultasi">
    <h2 className={styles.title}>Ringkasan konsultasi</h2>
    <div className={styles.who}>
      <Initials name={nama} size={44} />
      <div className={styles.words}>
        <p className={styles.name}>{nama}</p>
        <p className={styles.field}>{spesialisasi}</p>
      </div>
    </div>
    <dl className={styles.list} aria-live="polite">
      <Line nama="Waktu" icon={<IconCalendarEvent size={20} aria-hidden />}>
        {waktu ?? <span className={styles.missing}>{alerts.slotMissing.judul}</span>}
      </Line>
      <Line nama="Tempat" icon={<IconMapPin size={20} aria-hidden />}>
        {tempat}
      </Line>
      <Line nama="Biaya" icon={<IconCash size={20} aria-hidden />}>
        {biaya}
      </Line>
    </dl>
  </aside>
)

const Line = ({ nama, icon, children }: { nama: string; icon: ReactNode; children: ReactNode }) => (
  <div>
    <dt>
      {icon}
      <VisuallyHidden>{nama}</VisuallyHidden>
    </dt>
    <dd>{children}</dd>
  </div>
)
