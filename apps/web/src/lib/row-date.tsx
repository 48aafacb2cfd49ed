import styles from './row-date.module.css'
import { tanggalOf, tanggalPendek } from './tanggal.ts'

/** `Sen, 23 Nov 2026`, on one line: how tables write a date or the date of an ISO instant, in Jakarta's time. */
export const RowDate = ({ value }: { value: string }) => (
  <time dateTime={value} className={styles.whole}>
    {tanggalPendek(value)} {tanggalOf(value).slice(0, 4)}
  </time>
)
