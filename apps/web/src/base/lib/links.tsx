import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core'
import { createLink, type LinkComponent, useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

type Plain<Props> = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof Props> & { ref?: Ref<HTMLAnchorElement> }

const PlainButton = (props: ButtonProps & Plain<ButtonProps>) => <Button component="a" {...props} />
const PlainAnchor = (props: AnchorProps & Plain<AnchorProps>) => <Anchor {...props} />

/** A link that looks like a button. */
export const ButtonLink: LinkComponent<typeof PlainButton> = createLink(PlainButton)

type GoButtonProps = ButtonProps & {
  to: string
  search?: Record<string, string | number>
  'aria-label'?: string
  /** Done before the page is left. */
  onLeave?: () => void
}

/** A button that leads to a page: what the specification calls a button. */
export function GoButton({ to, search = {}, onLeave, ...props }: GoButtonProps) {
  const router = useRouter()
  const target = { to, search: search as never }
  const prepare = () => void router.preloadRoute(target)
  const go = () => {
    onLeave?.()
    void router.navigate(target)
  }
  return <Button {...props} onPointerEnter={prepare} onFocus={prepare} onClick={go} />
}

/** A link within text. */
export const TextLink: LinkComponent<typeof PlainAnchor> = createLink(PlainAnchor)
