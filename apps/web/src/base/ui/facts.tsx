import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** Names and values: the facts of a person, a consultation, a booking. */
export const Facts = ({ items }: { items: [name: string, value: ReactNode][] }) => (
  <dl className={styles.facts}>
    {items.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
