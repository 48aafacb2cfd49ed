import { t } from '@lingui/core/macro'
import { Card } from '@mantine/core'
import type { Feedback } from '@sehati/contract/feedback/schema'
import { ratingLabels } from '@sehati/contract/texts'
import { say } from '../../lib/say.ts'
import { Initials } from '../../ui/initials.tsx'
import { Stars } from '../../ui/star-rating.tsx'
import { scheduleText } from './feedback-tenaga.rules.ts'
import styles from './review-list.module.css'

function Review({ review }: { review: Feedback }) {
  const { name } = review
  return (
    <Card component="article" aria-label={t`Ulasan ${name}`} padding="md">
      <div className={styles.head}>
        <Initials name={review.name} size={40} />
        <div className={styles.who}>
          <p className={styles.name}>{review.name}</p>
          <p className={styles.when}>
            <time dateTime={review.tanggal}>{scheduleText(review)}</time>
          </p>
        </div>
        <span className={styles.rating}>
          <Stars rating={review.rating} />
          {say(ratingLabels[review.rating - 1])}
        </span>
      </div>
      <p className={styles.comment}>{review.komentar}</p>
    </Card>
  )
}

/** Received reviews: who, which consultation, the stars with their word, the comment as it was written. */
export const ReviewList = ({ reviews }: { reviews: Feedback[] }) => (
  <ul className={styles.list} aria-label={t`Ulasan`}>
    {reviews.map((review) => (
      <li key={review.feedback_id}>
        <Review review={review} />
      </li>
    ))}
  </ul>
)
