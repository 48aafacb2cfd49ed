import type { CSSProperties, ReactNode } from 'react'
import styles from './columns.module.css'

type ColumnsProps = {
  /** The width of the screen from which there are two columns. */
  two?: 'xs' | 'sm' | 'lg'
  /** The width from which there are three. */
  three?: 'xs' | 'lg'
  /** The space between columns and between rows: `md` unless another is given. */
  gap?: 'sm' | 'md' | 'lg'
  style?: CSSProperties
  /** Whether what is shown is being fetched again. */
  isStale?: boolean
  children: ReactNode
}

/**
 * Equally wide columns: one on a phone, more from a width on. Mantine's SimpleGrid does the same with a style sheet that it
 * writes at run time, and every page would fetch its code.
 */
export const Columns = ({ two, three, gap, style, isStale, children }: ColumnsProps) => (
  <div
    className={styles.columns}
    data-two={two}
    data-three={three}
    data-gap={gap}
    data-stale={isStale || undefined}
    style={style}
  >
    {children}
  </div>
)
