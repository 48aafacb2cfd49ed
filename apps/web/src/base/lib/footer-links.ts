import { msg } from '@lingui/core/macro'

/** The footer's links, on the landing page and in the application: the four of the specification, and the notice of privacy. */
export const footerLinks = [
  { kata: msg`Features`, to: '/features' },
  { kata: msg`Pricing`, to: '/pricing' },
  { kata: msg`News`, to: '/news' },
  { kata: msg`Help`, to: '/help' },
  { kata: msg`Privasi`, to: '/privasi' },
] as const
