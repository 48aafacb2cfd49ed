import { Stack, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'

type PartProps = { judul: string; gap?: 'xs' | 'md'; children: ReactNode }

/** A part of a page under its own title. */
export function Part({ judul, gap = 'xs', children }: PartProps) {
  const id = useId()
  return (
    <Stack component="section" gap={gap} aria-labelledby={id}>
      <Title order={2} id={id} fz="md">
        {judul}
      </Title>
      {children}
    </Stack>
  )
}
