import { t } from '@lingui/core/macro'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { angka } from '../lib/angka.ts'
import { say } from '../lib/say.ts'
import styles from './star-rating.module.css'

const STARS = [1, 2, 3, 4, 5] as const

/** A rating that was given, drawn to the nearest half star; read as `4,5 dari 5 bintang`. */
export function Stars({ rating, size = 18 }: { rating: number; size?: number }) {
  const rated = angka(rating)
  const halves = Math.round(rating * 2)
  return (
    <span className={styles.stars} role="img" aria-label={t`${rated} dari 5 bintang`}>
      {STARS.map((n) => (
        <Star key={n} size={size} filled={Math.min(Math.max(halves / 2 - (n - 1), 0), 1)} />
      ))}
    </span>
  )
}

/** An outline with as much of the full star over it as `filled` says, from 0 to 1. */
const Star = ({ size, filled }: { size: number; filled: number }) => (
  <span className={styles.part}>
    <IconStar size={size} stroke={1.5} />
    <span className={styles.filled} data-penuh={filled} style={{ width: `${filled * 100}%` }}>
      <IconStarFilled size={size} />
    </span>
  </span>
)

type StarRatingProps = {
  label: string
  /** The word for each star, least first. */
  labels: readonly string[]
  value: number | null
  onChange: (rating: number) => void
  error?: string
}

/** Five stars to choose from: radio buttons, so arrow keys and screen readers work as usual. */
export function StarRating({ label, labels, value, onChange, error }: StarRatingProps) {
  const id = useId()
  const [hovered, setHovered] = useState<number | null>(null)
  const shown = hovered ?? value ?? 0
  return (
    <fieldset className={styles.field} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{label}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: leaving with the mouse only ends a preview */}
      <div className={styles.row} onMouseLeave={() => setHovered(null)}>
        {STARS.map((n) => (
          <label key={n} className={styles.star} data-on={n <= shown || undefined} onMouseEnter={() => setHovered(n)}>
            <input
              type="radio"
              name={id}
              value={n}
              checked={value === n}
              onChange={() => onChange(n)}
              aria-label={`${n}, ${say(labels[n - 1])}`}
            />
            {n <= shown ? <IconStarFilled size={32} aria-hidden /> : <IconStar size={32} stroke={1.5} aria-hidden />}
          </label>
        ))}
        <span className={styles.word} aria-hidden="true">
          {say(labels[shown - 1]) ?? t`Pilih bintang`}
        </span>
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {say(error)}
        </p>
      )}
    </fieldset>
  )
}
