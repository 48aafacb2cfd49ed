import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './badge-label.module.css'
import type { StatusTone } from './theme/palette.ts'

/** A small pill with icon and word; the colour only repeats what the word says. */
export const BadgeLabel = ({
  tone,
  icon: Picture,
  children,
}: {
  tone: StatusTone | 'red'
  icon: Icon
  children: ReactNode
}) => (
  <span className={styles.badge} data-tone={tone}>
    <Picture size={16} stroke={2} aria-hidden />
    <span>{children}</span>
  </span>
)
