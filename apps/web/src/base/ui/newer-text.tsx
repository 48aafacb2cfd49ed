import { Trans } from '@lingui/react/macro'
import { Alert, Button, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'

type NewerTextProps = {
  judul: string
  isi: string
  /** The newer text was read, and what was typed is to take its place. */
  onContinue: () => void
}

/** A text that was written by another person while this form was open, beside what was typed. */
export const NewerText = ({ judul, isi, onContinue }: NewerTextProps) => (
  <Alert role="status" color="orange" icon={<IconAlertTriangle aria-hidden />} title={judul}>
    <Text size="sm" mb="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {isi}
    </Text>
    <Button variant="default" size="sm" onClick={onContinue}>
      <Trans>Sudah dibaca, lanjutkan dengan isian saya</Trans>
    </Button>
  </Alert>
)
