import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { TenagaProfesionalDetail } from '@sehati/contract/schedule/tenaga-profesional.schema'
import { bulanTahun } from '../../base/lib/tanggal.ts'
import { Stars } from '../../base/ui/star-rating.tsx'
import styles from './tenaga-detail.module.css'

/** The comments that their authors allow to be shown: stars, words and month, without a name. */
export function UlasanPublik({ ulasan }: Pick<TenagaProfesionalDetail, 'ulasan'>) {
  if (ulasan.length === 0)
    return (
      <Text c="dimmed" size="sm">
        <Trans>Belum ada komentar yang ditampilkan untuk umum.</Trans>
      </Text>
    )
  return (
    <ul className={styles.reviews} aria-label={t`Komentar pasien`}>
      {ulasan.map(({ rating, komentar, bulan }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: reviews are public without a number, and hold no state
        <li key={n}>
          <p className={styles.head}>
            <Stars rating={rating} />
            <span className={styles.soon}>{bulanTahun(`${bulan}-01`)}</span>
          </p>
          <p className={styles.comment}>{komentar}</p>
        </li>
      ))}
    </ul>
  )
}
