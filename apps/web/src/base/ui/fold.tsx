import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './fold.module.css'

type FoldProps = {
  judul: string
  /** What is within, in a word or two, for a person who leaves it closed. */
  note?: string
  /** Called when it is opened: what is within may be fetched then. */
  onOpen?: () => void
  children: ReactNode
}

/** A part of a page that is closed at first. The browser's search in the page opens it where it finds something. */
export const Fold = ({ judul, note, onOpen, children }: FoldProps) => (
  <details className={styles.fold} onToggle={(event) => event.currentTarget.open && onOpen?.()}>
    <summary>
      <span>{judul}</span>
      {note && <small className="angka">{note}</small>}
      <IconChevronDown size={20} aria-hidden />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
)
