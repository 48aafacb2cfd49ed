import styles from './avatar.module.css'
import { Initials } from './initials.tsx'

type AvatarProps = {
  name: string
  /** The photo's address; initials stand where there is none. */
  src: string | null
  size?: number
}

/** A person's photo, or their initials. Decorative: the name stands beside it. */
export const Avatar = ({ name, src, size = 44 }: AvatarProps) =>
  src === null ? (
    <Initials name={name} size={size} />
  ) : (
    <img className={styles.photo} src={src} alt="" width={size} height={size} />
  )
