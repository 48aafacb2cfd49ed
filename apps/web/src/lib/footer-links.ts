/** The footer's four links, on the landing page and in the application. */
export const footerLinks = [
  { kata: 'Features', to: '/features' },
  { kata: 'Pricing', to: '/pricing' },
  { kata: 'News', to: '/news' },
  { kata: 'Help', to: '/help' },
] as const
