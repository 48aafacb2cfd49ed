import { msg } from '@lingui/core/macro'

/** The footer's four links, on the landing page and in the application. */
export const footerLinks = [
  { kata: msg`Features`, to: '/features' },
  { kata: msg`Pricing`, to: '/pricing' },
  { kata: msg`News`, to: '/news' },
  { kata: msg`Help`, to: '/help' },
] as const
