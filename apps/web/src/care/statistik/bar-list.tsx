import type { ReactNode } from 'react'
import { bilangan } from '../../base/lib/angka.ts'
import styles from './bar-list.module.css'
import { highestOf, partOf } from './chart.rules.ts'

type BarListProps = {
  label: string
  rows: { key: string | number; nama: ReactNode; jumlah: number; tone?: string }[]
}

/** Names, lengths and numbers, one below the other: a chart that is a list. */
export function BarList({ label, rows }: BarListProps) {
  const highest = highestOf(rows)?.jumlah ?? 0
  return (
    <ul className={styles.list} aria-label={label}>
      {rows.map(({ key, nama, jumlah, tone = 'accent' }) => (
        <li key={key} className={styles.row}>
          <span className={styles.name}>{nama}</span>
          <span className={styles.count}>{bilangan(jumlah)}</span>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.fill} data-tone={tone} style={{ width: `${partOf(jumlah, highest)}%` }} />
          </span>
        </li>
      ))}
    </ul>
  )
}
