import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Initials } from './initials.tsx'
import styles from './person-list.module.css'
import { SectionCard } from './section-card.tsx'

/** Cards of persons, beside each other where there is room. */
export const PersonGrid = ({ children }: { children: ReactNode }) => <div className={styles.grid}>{children}</div>

type PersonCardProps = {
  judul: string
  isi?: string
  /** In place of the rows, where there are none. */
  kosong?: string
  /** Each a `PersonRow`. */
  rows: ReactNode[]
}

export const PersonCard = ({ judul, isi, kosong, rows }: PersonCardProps) => (
  <SectionCard judul={judul} isi={isi} gap="sm">
    {rows.length > 0 ? (
      <PersonList label={judul} rows={rows} />
    ) : (
      <Text size="sm" c="dimmed">
        {kosong}
      </Text>
    )}
  </SectionCard>
)

/** A list of persons within a card; each row a `PersonRow`. */
export const PersonList = ({ label, rows }: { label: string; rows: ReactNode[] }) => (
  <ul className={styles.list} aria-label={label}>
    {rows}
  </ul>
)

/** A person, what is said of them, and what can be done. */
export const PersonRow = ({ name, act, children }: { name: string; act: ReactNode; children: ReactNode }) => (
  <li className={styles.row}>
    <Initials name={name} size={36} />
    <div className={styles.words}>
      <Text fw={600} size="sm">
        {name}
      </Text>
      {children}
    </div>
    {act}
  </li>
)
