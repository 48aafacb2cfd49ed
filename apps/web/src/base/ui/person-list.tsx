import { Card, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { Initials } from './initials.tsx'
import styles from './person-list.module.css'

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

export function PersonCard({ judul, isi, kosong, rows }: PersonCardProps) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id}>
      <Stack gap="sm">
        <div>
          <Title order={2} fz="lg" id={id}>
            {judul}
          </Title>
          {isi && (
            <Text size="sm" c="dimmed">
              {isi}
            </Text>
          )}
        </div>
        {rows.length > 0 ? (
          <ul className={styles.list} aria-labelledby={id}>
            {rows}
          </ul>
        ) : (
          <Text size="sm" c="dimmed">
            {kosong}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

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
