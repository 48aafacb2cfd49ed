import { Button, type ButtonProps } from '@mantine/core'

type EndButtonProps = ButtonProps & { 'aria-label': string; 'aria-describedby'?: string; onClick: () => void }

/** Ends what a row of a list is about; its words say how. */
export const EndButton = (props: EndButtonProps) => <Button variant="subtle" color="red" size="sm" px="xs" {...props} />
