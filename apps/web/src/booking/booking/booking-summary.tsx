import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { VisuallyHidden } from '@mantine/core'
import { alerts } from '@sehati/contract/base/texts'
import { IconCalendarEvent, IconCash, IconMapPin } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { say } from '../../base/lib/say.ts'
import { Avatar } from '../../base/ui/avatar.tsx'
import { later } from '../../base/ui/later.tsx'
import { useFoto } from '../../people/foto/foto.ts'
import styles from './booking-summary.module.css'

// Rare, and not what a patient waits for: fetched after the page.
const GoneTime = later(() => import('./gone-time.tsx').then((file) => file.GoneTime), null)

type BookingSummaryProps = {
  nama: string
  foto_url: string | null
  spesialisasi: string
  /** Null as long as no slot has been chosen. */
  waktu: string | null
  /** The chosen slot once it can no longer be had. */
  gone: { tanggal: string; jam_mulai: string } | null
  /** Leads to the free times. */
  onShowTimes: () => void
  tempat: string
  biaya: string
  /** What is said of the hold of the chosen slot. */
  tahan: ReactNode
}

/** Who, when, where, and what it costs; stays in sight while the form is filled in. */
export const BookingSummary = ({
  nama,
  foto_url,
  spesialisasi,
  waktu,
  tempat,
  biaya,
  tahan,
  ...rest
}: BookingSummaryProps) => (
  <aside className={styles.summary} aria-label={t`Ringkasan konsultasi`}>
    <h2 className={styles.title}>
      <Trans>Ringkasan konsultasi</Trans>
    </h2>
    <div className={styles.who}>
      <Avatar name={nama} src={useFoto(foto_url, 44)} size={44} />
      <div className={styles.words}>
        <p className={styles.name}>{nama}</p>
        <p className={styles.field}>{spesialisasi}</p>
      </div>
    </div>
    {rest.gone && <GoneTime gone={rest.gone} onShowTimes={rest.onShowTimes} />}
    {tahan}
    <dl className={styles.list} aria-live="polite">
      {!rest.gone && (
        <Line nama={t`Waktu`} icon={<IconCalendarEvent size={20} aria-hidden />}>
          {waktu ?? <span className={styles.missing}>{say(alerts.slotMissing.judul)}</span>}
        </Line>
      )}
      <Line nama={t`Tempat`} icon={<IconMapPin size={20} aria-hidden />}>
        {tempat}
      </Line>
      <Line nama={t`Biaya`} icon={<IconCash size={20} aria-hidden />}>
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
