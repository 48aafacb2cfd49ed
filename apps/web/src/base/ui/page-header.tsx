import { Group, Stack, Text, Title } from '@mantine/core'
import { brandName } from '@sehati/contract/base/brand'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTitle } from './use-title.ts'

let isFirstPage = true

type PageHeaderProps = {
  /** The page's one `h1`, also its title in the browser's tab. */
  judul: string
  isi?: ReactNode
  /** Buttons at the end of the line; below it on phones. */
  actions?: ReactNode
}

/** Head of a page. Takes the focus when one navigates here, so that a screen reader says where one is. */
export function PageHeader({ judul, isi, actions }: PageHeaderProps) {
  useTitle(`${judul} · ${brandName}`)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // On the first page the browser's own reading order is right.
    if (!isFirstPage) heading.current?.focus({ preventScroll: true })
    isFirstPage = false
  }, [])
  return (
    <Group justify="space-between" align="flex-end" gap="md" component="header">
      <Stack gap={4} flex="1 1 18rem">
        <Title order={1} ref={heading} tabIndex={-1} fz={{ base: '1.5rem', sm: '2rem' }}>
          {judul}
        </Title>
        {isi && (
          <Text c="dimmed" size="sm" maw="40rem">
            {isi}
          </Text>
        )}
      </Stack>
      {actions && <Group gap="sm">{actions}</Group>}
    </Group>
  )
}
