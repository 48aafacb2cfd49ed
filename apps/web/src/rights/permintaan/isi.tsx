import { Text } from '@mantine/core'

/** The words of a person, with their lines. */
export const Isi = ({ text }: { text: string }) => (
  <Text fz="inherit" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    {text}
  </Text>
)
