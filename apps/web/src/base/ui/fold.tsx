import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './fold.module.css'

/** A part of a page that is closed at first. The browser's search in the page opens it where it finds something. */
export const Fold = ({ judul, children }: { judul: string; children: ReactNode }) => (
  <details className={styles.fold}>
    <summary>
      <span>{judul}</span>
      <IconChevronDown size={20} aria-hidden />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
)
