import type { Zona } from '@sehati/contract/base/waktu'
import styles from './row-date.module.css'
import { tanggalOf, tanggalPanjang, tanggalPendek, tanggalPukul } from './tanggal.ts'

/** `Sen, 23 Nov 2026`, on one line: how tables write a date or the date of an ISO instant, in Jakarta's time. */
export const RowDate = ({ value }: { value: string }) => (
  <time dateTime={value} className={styles.whole}>
    {`${tanggalPendek(value)} ${tanggalOf(value).slice(0, 4)}`}
  </time>
)

type WholeTimeProps = {
  /** A calendar date, or an ISO instant. */
  tanggal: string
  /** A session's `09:00:00`; that of the instant by default. */
  pukul?: string
  /** The zone of the clinic. */
  zona: Zona
}

/** `Senin, 23 November 2026 pukul 09.00 WIB`, which a narrow screen breaks between the day and the time only. */
export function WholeTime({ tanggal, pukul = tanggal, zona }: WholeTimeProps) {
  const hari = tanggalPanjang(tanggal)
  return (
    <time dateTime={tanggal}>
      <span className={styles.whole}>{hari}</span>{' '}
      <span className={styles.whole}>{tanggalPukul(tanggal, pukul, zona).slice(hari.length + 1)}</span>
    </time>
  )
}
