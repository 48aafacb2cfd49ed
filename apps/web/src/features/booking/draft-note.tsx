import { Trans } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'

/** Says quietly that what stands below was begun earlier, and offers to throw it away. */
export const DraftNote = ({ onDiscard }: { onDiscard: () => void }) => (
  <Group gap="xs" role="status">
    <Text size="sm" c="dimmed">
      <Trans>
        Draf keluhan Anda dipulihkan. Draf hanya tersimpan terenkripsi di perangkat ini, paling lama 24 jam.
      </Trans>
    </Text>
    <Button variant="subtle" onClick={onDiscard}>
      <Trans>Buang draf</Trans>
    </Button>
  </Group>
)
