import { plural, t } from '@lingui/core/macro'
import { Card, VisuallyHidden } from '@mantine/core'
import { ratingLabels } from '@sehati/contract/base/texts'
import { bilangan, desimal } from '../../base/lib/angka.ts'
import { say } from '../../base/lib/say.ts'
import { Stars } from '../../base/ui/star-rating.tsx'
import type { RatingSummary as Summary } from './feedback-tenaga.rules.ts'
import styles from './rating-summary.module.css'

/** Average and distribution of all reviews; a search does not narrow them. */
export const RatingSummary = ({ summary: { rata, jumlah, sebaran } }: { summary: Summary }) => (
  <Card component="section" aria-label={t`Ringkasan rating`}>
    <div className={styles.summary}>
      <div className={styles.average}>
        <p className={styles.number}>{rata === null ? '–' : desimal(rata)}</p>
        {rata !== null && <Stars rating={rata} size={22} />}
        <p className={styles.note}>{plural(jumlah, { other: 'dari # ulasan' })}</p>
      </div>
      <ul className={styles.rows} aria-label={t`Sebaran rating`}>
        {sebaran.map(({ rating, jumlah: own, persen }) => (
          <li key={rating} className={styles.row}>
            <span>{`${rating} · ${say(ratingLabels[rating - 1])}`}</span>
            <div className={styles.bar} aria-hidden="true">
              <div className={styles.fill} style={{ width: `${persen}%` }} />
            </div>
            <span className={styles.count}>
              <span>{bilangan(own)}</span>
              <VisuallyHidden> {plural(own, { other: 'ulasan' })}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
    </div>
  </Card>
)
