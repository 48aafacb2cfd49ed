import { t } from '@lingui/core/macro'
import { Card, Skeleton, Text } from '@mantine/core'
import type { Dashboard } from '@sehati/contract/consultation/konsultasi.schema'
import { IconCalendarEvent, IconCircleCheck, IconClipboardList } from '@tabler/icons-react'
import { bilangan } from '../../base/lib/angka.ts'
import styles from './stat-cards.module.css'

const cards = () =>
  [
    { key: 'semua', judul: t`Semua konsultasi`, tone: 'accent', icon: IconClipboardList },
    { key: 'selesai', judul: t`Konsultasi selesai`, tone: 'green', icon: IconCircleCheck },
    { key: 'terjadwal', judul: t`Konsultasi terjadwal`, tone: 'amber', icon: IconCalendarEvent },
  ] as const

/** The three counts of a dashboard. */
export const StatCards = ({ counts, className }: { counts: Dashboard | undefined; className?: string | undefined }) => (
  <section className={`${styles.cards} ${className ?? ''}`} aria-label={t`Jumlah konsultasi`}>
    {cards().map(({ key, judul, tone, icon: Picture }) => (
      <Card key={key} className={styles.card}>
        <span className={styles.icon} data-tone={tone}>
          <Picture size={24} stroke={1.75} aria-hidden />
        </span>
        <div>
          <Text size="sm" c="dimmed">
            {judul}
          </Text>
          {counts ? <p className={styles.number}>{bilangan(counts[key])}</p> : <Skeleton height={38} width={56} />}
        </div>
      </Card>
    ))}
  </section>
)
