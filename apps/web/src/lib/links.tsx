import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core'
import { createLink, type LinkComponent } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

type Plain<Props> = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof Props> & { ref?: Ref<HTMLAnchorElement> }

const PlainButton = (props: ButtonProps & Plain<ButtonProps>) => <Button component="a" {...props} />
const PlainAnchor = (props: AnchorProps & Plain<AnchorProps>) => <Anchor {...props} />

/** A link that looks like a button. */
export const ButtonLink: LinkComponent<typeof PlainButton> = createLink(PlainButton)

/** A link within text. */
export const TextLink: LinkComponent<typeof PlainAnchor> = createLink(PlainAnchor)
