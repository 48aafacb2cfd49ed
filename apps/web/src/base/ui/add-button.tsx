import { Button, type ButtonProps } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'

/** Begins something new; its words say what. */
export const AddButton = (props: ButtonProps & { onClick: () => void }) => (
  <Button leftSection={<IconPlus size={18} aria-hidden />} {...props} />
)
