import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { say } from '../lib/say.ts'

type StateMessageProps = {
  picture: ReactNode
  judul?: string
  isi: string
  note?: ReactNode
  action?: ReactNode
  role?: 'status' | 'alert'
}

/** A picture, a sentence and the next sensible act: empty lists, errors, success, 404. */
export const StateMessage = ({ picture, judul, isi, note, action, role }: StateMessageProps) => (
  <Stack align="center" gap="sm" py="xl" px="md" ta="center" role={role}>
    {picture}
    {judul && (
      <Text fw={700} size="lg">
        {say(judul)}
      </Text>
    )}
    <Text c={judul ? 'dimmed' : undefined} maw="28rem">
      {say(isi)}
    </Text>
    {note && (
      <Text c="dimmed" size="xs" className="angka">
        {note}
      </Text>
    )}
    {action}
  </Stack>
)
