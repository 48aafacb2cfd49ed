import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core'
import {
  type ActiveOptions,
  createLink,
  type HistoryState,
  Link as RouterLink,
  useNavigate,
  useRouter,
} from '@tanstack/react-router'
import { type AnchorHTMLAttributes, type Ref, useCallback } from 'react'
import type { Address } from './pages.ts'
import { parseSearch } from './url-search.ts'

type Plain<Props> = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof Props | 'href'> & {
  ref?: Ref<HTMLAnchorElement>
}

/** Where a link leads: a checked address, or a part of the page itself. */
type Leading = {
  to: Address | '.'
  hash?: string
  resetScroll?: boolean
  reloadDocument?: boolean
  activeOptions?: ActiveOptions
  preload?: false
}

/** The router has path and search apart. */
function targetOf(to: Address | '.') {
  const [path, search = ''] = to.split('?') as [string, string?]
  return { to: path, search: parseSearch(search) as never }
}

export const Link = ({ to, ...props }: Leading & Plain<object>) => <RouterLink {...targetOf(to)} {...props} />

const RouterButton = createLink((props: ButtonProps & Plain<ButtonProps>) => <Button component="a" {...props} />)
/** A link that looks like a button. */
export const ButtonLink = ({ to, ...props }: Leading & ButtonProps & Plain<ButtonProps>) => (
  <RouterButton {...targetOf(to)} {...props} />
)

const RouterAnchor = createLink((props: AnchorProps & Plain<AnchorProps>) => <Anchor {...props} />)
/** A link within text. */
export const TextLink = ({ to, ...props }: Leading & AnchorProps & Plain<AnchorProps>) => (
  <RouterAnchor {...targetOf(to)} {...props} />
)

type How = { replace?: boolean; state?: HistoryState; hash?: string; resetScroll?: boolean }

/** Leads to a page without a link: after a form was sent. `.` is the page itself. */
export function useGo() {
  const navigate = useNavigate()
  return useCallback(
    (to: Address | '.', how: How = {}) => navigate({ ...(to === '.' ? { to } : { href: to }), ...how }),
    [navigate],
  )
}

type GoButtonProps = ButtonProps & {
  to: Address
  'aria-label'?: string
  /** Done before the page is left. */
  onLeave?: () => void
}

/** A button that leads to a page: what the specification calls a button. */
export function GoButton({ to, onLeave, ...props }: GoButtonProps) {
  const router = useRouter()
  const go = useGo()
  const prepare = () => void router.preloadRoute(targetOf(to))
  const leave = () => {
    onLeave?.()
    void go(to)
  }
  return <Button {...props} onPointerEnter={prepare} onFocus={prepare} onClick={leave} />
}
