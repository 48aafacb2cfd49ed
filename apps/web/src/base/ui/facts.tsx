import type { ReactNode } from 'react'
import styles from './facts.module.css'

export type Fact = [name: string, value: ReactNode]

/** The facts that are known: those with a value. */
export const known = (items: Fact[]): Fact[] => items.filter(([, value]) => value)

/** Names and values: the facts of a person, a consultation, a booking. */
export const Facts = ({ items }: { items: Fact[] }) => (
  <dl className={styles.facts}>
    {items.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
