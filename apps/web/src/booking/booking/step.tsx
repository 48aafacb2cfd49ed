import { Group, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './waktu-picker.module.css'

/** One of the calm steps of a booking: a number, a heading, and what is to be chosen. */
export function Step({ nomor, judul, children }: { nomor: number; judul: string; children: ReactNode }) {
  return (
    <Stack component="section" gap="sm">
      <Group gap="xs" wrap="nowrap">
        <span className={styles.number} aria-hidden="true">
          {nomor}
        </span>
        <Title order={2} fz="lg">
          {judul}
        </Title>
      </Group>
      {children}
    </Stack>
  )
}
