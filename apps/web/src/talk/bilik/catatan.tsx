import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './bilik.module.css'

/** A line that says what is going on; `isPenting` where the person should do something. */
export const Catatan = ({ isPenting, children }: { isPenting?: boolean; children: ReactNode }) => (
  <div className={styles.catatan} data-penting={isPenting || undefined}>
    {isPenting ? <IconAlertTriangle size={18} aria-hidden /> : <IconInfoCircle size={18} aria-hidden />}
    <span>{children}</span>
  </div>
)
