import { msg, t } from '@lingui/core/macro'
import { VisuallyHidden } from '@mantine/core'
import { IconAlertCircle, IconCheck, IconChecks, IconClockHour4 } from '@tabler/icons-react'
import styles from './bubble.module.css'
import type { Butir } from './thread.rules.ts'

const faces = {
  waiting: { icon: IconClockHour4, kata: msg`Menunggu dikirim` },
  refused: { icon: IconAlertCircle, kata: msg`Belum terkirim` },
  sent: { icon: IconCheck, kata: msg`Terkirim` },
  delivered: { icon: IconChecks, kata: msg`Sampai` },
  read: { icon: IconChecks, kata: msg`Dibaca` },
} as const

/** How far a message of the user has come. */
export function Ticks({ tanda }: { tanda: Butir['tanda'] }) {
  const { icon: Picture, kata } = faces[tanda]
  return (
    <span className={styles.ticks} data-tanda={tanda} title={t(kata)}>
      <Picture size={16} stroke={2} aria-hidden />
      <VisuallyHidden>{t(kata)}</VisuallyHidden>
    </span>
  )
}
