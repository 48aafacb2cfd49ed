import { Trans } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'

type DraftNoteProps = {
  /** The time of the draft is over. */
  isPassed: boolean
  onDiscard: () => void
}

/** Says quietly that what stands below was begun earlier, and offers to throw it away. */
export const DraftNote = ({ isPassed, onDiscard }: DraftNoteProps) => (
  <Group gap="xs" role="status">
    <Text size="sm" c="dimmed">
      <Trans>
        Draf keluhan Anda sudah kami kembalikan. Draf hanya tersimpan di perangkat ini, terenkripsi, paling lama 24 jam.
      </Trans>
      {isPassed && (
        <>
          {' '}
          <Trans>Waktu yang Anda pilih sebelumnya sudah lewat. Silakan pilih waktu lain.</Trans>
        </>
      )}
    </Text>
    <Button variant="subtle" onClick={onDiscard}>
      <Trans>Buang draf</Trans>
    </Button>
  </Group>
)
