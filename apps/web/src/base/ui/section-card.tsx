import { Card, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'

type SectionCardProps = {
  judul: string
  /** Below the heading. */
  isi?: string
  /** The space between heading and parts. */
  gap?: 'xs' | 'sm' | 'md'
  /** Where the page puts it. */
  className?: string
  children: ReactNode
}

/** A part of a page in a card, named by its heading. */
export function SectionCard({ judul, isi, gap = 'md', className, children }: SectionCardProps) {
  const id = useId()
  return (
    <Card component="section" className={className} aria-labelledby={id}>
      <Stack gap={gap}>
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
        {children}
      </Stack>
    </Card>
  )
}
