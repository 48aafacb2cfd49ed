import { brandColours } from '@sehati/contract/base/brand'
import styles from './initials.module.css'

const tints = brandColours.initials

const title = /^(dr|drg|prof|ir|hj?)\.?$/i

/** Two letters of a name, academic titles aside: `dr. Bramanta Lokajaya` → BL. */
export function initialsOf(name: string): string {
  const words = (name.split(',')[0] ?? '').split(/\s+/).filter((word) => /\p{L}/u.test(word) && !title.test(word))
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return (
    letters
      .map((word) =>
        Array.from(word ?? '')
          .find((c) => /\p{L}/u.test(c))
          ?.toUpperCase(),
      )
      .join('') || '?'
  )
}

const tintOf = (name: string) => {
  const sum = Array.from(name).reduce((hash, c) => (hash * 31 + (c.codePointAt(0) ?? 0)) % 9_973, 7)
  return tints[sum % tints.length]
}

/** Initials in a tint that the name keeps everywhere. Decorative: the name stands beside it. */
export function Initials({ name, size = 44 }: { name: string; size?: number }) {
  const tint = tintOf(name)
  return (
    <span
      className={styles.initials}
      aria-hidden="true"
      style={{ width: size, height: size, fontSize: size * 0.36, background: tint?.ground, color: tint?.words }}
    >
      {initialsOf(name)}
    </span>
  )
}
