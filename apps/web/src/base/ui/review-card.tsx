import { Card } from '@mantine/core'
import type { ReactNode } from 'react'
import { Initials } from './initials.tsx'
import styles from './review-card.module.css'
import { Stars } from './star-rating.tsx'

type ReviewCardProps = {
  /** Names the card for screen readers. */
  label: string
  /** The other person of the consultation. */
  name: string
  /** When the consultation was: the ISO instant, and the words for its date or time; ` · ` divides what stays together. */
  tanggal: string
  kapan: string
  rating: number
  /** The word for the stars. */
  kata: ReactNode
  komentar: string
  /** What may be done with the review. */
  children?: ReactNode
}

/** A review: whom and which consultation it is about, the stars with their word, the comment as it was written. */
export const ReviewCard = ({ label, name, tanggal, kapan, rating, kata, komentar, children }: ReviewCardProps) => (
  <Card component="article" aria-label={label} padding="md">
    <div className={styles.head}>
      <Initials name={name} size={40} />
      <div className={styles.who}>
        <p className={styles.name}>{name}</p>
        <p className={styles.when}>
          <time dateTime={tanggal}>
            {kapan.split(' · ').map((part, at, { length }) => (
              <span key={part}>{at < length - 1 ? `${part} · ` : part}</span>
            ))}
          </time>
        </p>
      </div>
      <span className={styles.rating}>
        <Stars rating={rating} />
        <span>{kata}</span>
      </span>
    </div>
    <p className={styles.comment}>{komentar}</p>
    {children}
  </Card>
)
