import { t } from '@lingui/core/macro'
import { ratingLabels } from '@sehati/contract/base/texts'
import type { Feedback } from '@sehati/contract/care/feedback.schema'
import { say } from '../../base/lib/say.ts'
import { ReviewCard } from '../../base/ui/review-card.tsx'
import { scheduleText } from './feedback-tenaga.rules.ts'
import styles from './review-list.module.css'

function Review({ review }: { review: Feedback }) {
  const { name, tanggal, rating, komentar } = review
  return (
    <ReviewCard
      label={t`Ulasan ${name}`}
      name={name}
      tanggal={tanggal}
      kapan={scheduleText(review)}
      rating={rating}
      kata={say(ratingLabels[rating - 1])}
      komentar={komentar}
    />
  )
}

/** Received reviews. */
export const ReviewList = ({ reviews }: { reviews: Feedback[] }) => (
  <ul className={styles.list} aria-label={t`Ulasan`}>
    {reviews.map((review) => (
      <li key={review.feedback_id}>
        <Review review={review} />
      </li>
    ))}
  </ul>
)
