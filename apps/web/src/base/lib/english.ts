import type { Messages } from '@lingui/core'

const catalogues = import.meta.glob<Messages>(['../../locales/en/*.po', '!../../locales/en/landing.po'], {
  eager: true,
  import: 'messages',
})

/** The English of the application: fetched as one file, by those who read English. */
export const english: Messages = Object.assign({}, ...Object.values(catalogues))
