import { Card, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'

/** A list whose rows are cards. */
export const CardList = ({ children }: { children: ReactNode }) => (
  <Stack component="ul" gap="md">
    {children}
  </Stack>
)

type CardRowProps = {
  /** Buttons at the end of the row; below its words on phones. */
  acts: ReactNode
  children: ReactNode
}

/** A row of a `CardList`: words, and what can be done. */
export const CardRow = ({ acts, children }: CardRowProps) => (
  <Card component="li">
    <Group justify="space-between" align="flex-start" gap="sm">
      <Stack gap={4} flex="1 1 16rem">
        {children}
      </Stack>
      {acts}
    </Group>
  </Card>
)
