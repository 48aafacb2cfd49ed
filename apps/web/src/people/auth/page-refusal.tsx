import { Alert, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { say } from '../../base/lib/say.ts'

type PageRefusalProps = { judul: string; isi: string; note?: string | null; action?: ReactNode }

/** Why a page cannot be shown, in red, and the way on. */
export const PageRefusal = ({ judul, isi, note, action }: PageRefusalProps) => (
  <Alert role="alert" color="red" title={say(judul)} icon={<IconAlertTriangle aria-hidden />} maw="var(--sehati-form)">
    <Stack gap="sm" align="flex-start">
      <Text size="sm">{say(isi)}</Text>
      {note && (
        <Text size="xs" c="dimmed" className="angka">
          {note}
        </Text>
      )}
      {action}
    </Stack>
  </Alert>
)
