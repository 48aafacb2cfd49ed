import { Text, type TextProps } from '@mantine/core'
import type { ReactNode } from 'react'

/** How many rows a list has; said again when a search or a filter changes it. */
export const RowCount = (props: TextProps & { children: ReactNode }) => (
  <Text size="sm" c="dimmed" role="status" className="angka" {...props} />
)
